import { MINUTE_MS } from '@casbah/domain/time-units';
import { officeClient, PLACES } from '../client.ts';
import { signInRecord } from '../entra-sign-in.ts';
import type { Plot } from './story.ts';

/** Sign-ins that arrive through the web proxy which the three people of `anonymiser` use. */
export const anonymizer: Plot = {
  id: 'anonymizer-sign-ins',
  continues: 'anonymiser',
  title: 'Sign-ins through the anonymizer',
  told: 'The three people in Production who got through to a web proxy sign in to Microsoft 365 through it, minutes after they signed in at the office in Lyon.',
  act(stage) {
    return [0, 1, 2].flatMap((nth) => {
      const person = stage.cast('Production', 'paloalto', nth);
      const people = [person.account];
      const time = stage.atWork(stage.days - 8 + nth, 11.2 + nth * 0.4);
      const { device: _, ...office } = officeClient(person);
      const exit = { ...office, address: `198.51.100.${140 + nth}`, place: PLACES.reykjavik };
      const inLyon = signInRecord({ time, actor: person, client: officeClient(person), app: 'office' });
      const outside = signInRecord({
        time: time + 9 * MINUTE_MS,
        actor: person,
        client: exit,
        app: 'outlook',
        risks: ['anonymizedIPAddress'],
      });
      return [
        { detects: 'anonymous_address_sign_in', people, records: [outside] },
        { detects: 'infeasible_travel', people, records: [inLyon, outside] },
      ];
    });
  },
};
