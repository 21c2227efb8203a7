import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import layout from '../story-layout.module.css';
import type { LoadItems, TypeaheadItem } from './item.ts';
import { Typeahead, type TypeaheadProps } from './Typeahead.tsx';

const item = (value: string, more: Partial<TypeaheadItem> = {}): TypeaheadItem => ({
  key: value.toLowerCase().replaceAll(' ', '-'),
  value,
  ...more,
});
const SERVICES: readonly TypeaheadItem[] = [
  item('Dropbox', { detail: 'Cloud storage' }),
  item('Dropbox Paper', { detail: 'Documents' }),
  item('Google Drive', { detail: 'Cloud storage' }),
  item('GitHub', { detail: 'Development' }),
  item('MEGA', { detail: 'Blocked by a policy', disabled: true }),
  item('Électricité de France', { detail: 'Energy' }),
];
const CITIES = Array.from({ length: 180 }, (_, index) => item(`City ${index + 1}`));
const HOSTILE: readonly TypeaheadItem[] = [
  item('<img src=x onerror=alert(1)>'),
  item(`a${'very'.repeat(2500)}long`, { key: 'long' }),
  item('شركة أطلس', { detail: 'a right-to-left name' }),
];

function Chosen({ start = [], ...props }: Partial<TypeaheadProps> & { start?: readonly TypeaheadItem[] }) {
  const [chosen, setChosen] = useState(start);
  return (
    <div>
      <Typeahead {...props} chosen={chosen} onChosen={setChosen} />
      <p hidden data-testid="chosen">
        {chosen
          .map(({ value, isFreeText }) => `${value}${isFreeText === true ? ' (typed)' : ''}`)
          .join(' | ')}
      </p>
    </div>
  );
}

const NAMES = [
  'Omar Haddad',
  'Sofia Lindqvist',
  'Jonas Weber',
  'Amina Diallo',
  'Nadia Berrada',
  'Inês Costa',
];

/** A directory of 120 people with pages of 30; records its queries. */
function People(props: Partial<TypeaheadProps>) {
  const [asked, setAsked] = useState<readonly string[]>([]);
  const failing = useRef(true);
  const load: LoadItems = async (query, loaded) => {
    setAsked((before) => [...before, `${query}+${loaded}`]);
    // The response to one letter arrives after the response to two.
    await new Promise((resolve) => setTimeout(resolve, query.length === 1 ? 700 : 100));
    if (query === 'fail' && failing.current) {
      failing.current = false;
      throw new Error('The directory does not answer.');
    }
    return Array.from({ length: 120 }, (_, index) => `${NAMES[index % 6]} ${Math.floor(index / 6) + 1}`)
      .filter((name) => name.toLowerCase().includes(query.toLowerCase()))
      .map((value, index) => ({ data: { key: value, value, detail: 'atlas.example' }, index }))
      .slice(loaded, loaded + 30);
  };
  return (
    <div>
      <Chosen label="People" placeholder="Name or address" multiple {...props} load={load} />
      <p hidden data-testid="asked">
        {asked.join(' ')}
      </p>
    </div>
  );
}

function Form() {
  const [pending, setPending] = useState(false);
  const [sent, setSent] = useState(0);
  return (
    <form
      className={layout.fields}
      onSubmit={(event) => {
        event.preventDefault();
        setSent(sent + 1);
      }}
    >
      <Chosen label="Service" options={SERVICES} onPending={setPending} />
      <div className={layout.row}>
        <Button type="submit">Save</Button>
        <span data-testid="form">{`${pending ? 'pending' : 'settled'}, sent ${sent}`}</span>
      </div>
    </form>
  );
}

const DOMAIN = /^(?:[a-z0-9-]+\.)+[a-z]{2,}$/i;

const meta: Meta = { title: 'Fields/Typeahead', id: 'typeahead' };
export default meta;

export const OneOfAList: StoryObj = {
  name: 'One of a list',
  render: () => (
    <div className={layout.fields}>
      <Chosen label="Service" options={SERVICES} hint="Type the first letters" placeholder="Dropbox" />
      <Chosen label="City" options={CITIES} />
      <Chosen label="Chosen before" options={SERVICES} start={SERVICES.slice(3, 4)} />
      <Chosen label="Not yours" options={SERVICES} start={SERVICES.slice(0, 1)} isDisabled />
    </div>
  ),
};

export const SeveralFromTheServer: StoryObj = {
  name: 'Several, from the server',
  render: () => (
    <div className={layout.fields}>
      <People />
    </div>
  ),
};

export const OwnOptionsAndTheServer: StoryObj = {
  name: 'Own options and the server',
  render: () => (
    <div className={layout.fields}>
      <People options={[item('Omar of the board')]} />
    </div>
  ),
};

export const FreeText: StoryObj = {
  name: 'Free text',
  render: () => (
    <div className={layout.fields}>
      <Chosen
        label="Services"
        multiple
        options={SERVICES}
        freeText={{ pattern: /^[\w ]{3,20}$/, patternError: 'Use 3 to 20 letters, digits or spaces.' }}
      />
      <Chosen
        label="Domains"
        multiple
        kind="domain"
        start={[item('atlas.example')]}
        freeText={{ pattern: DOMAIN, separator: /[\s,;]+/ }}
        hint="Paste many at once, apart by spaces or commas"
      />
      <Chosen label="Addresses" multiple kind="url" freeText={{ pattern: /^https?:\/\/\S+$/ }} />
      <Chosen label="User" auditUsers options={[item('Omar Haddad')]} />
      <Chosen label="At most two" multiple atMost={2} options={SERVICES} start={SERVICES.slice(0, 1)} />
    </div>
  ),
};

export const InAForm: StoryObj = { name: 'In a form', render: () => <Form /> };

export const HostileWords: StoryObj = {
  name: 'Hostile words, right to left, narrow',
  render: () => (
    <div
      className={layout.narrow}
      style={{ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Chosen label="Things" multiple minLength={0} options={HOSTILE} start={HOSTILE} />
      <Chosen label="Thing" minLength={0} options={HOSTILE} error="This one is gone. Choose another." />
      <div dir="rtl">
        <Chosen label="الخدمة" multiple options={HOSTILE} start={HOSTILE.slice(2)} />
      </div>
    </div>
  ),
};
