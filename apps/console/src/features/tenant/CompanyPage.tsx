import { isTenantName } from '@casbah/domain/email';
import type { tenantWords } from '@casbah/messages/tenant';
import { cx } from '@casbah/widgets/class-names.ts';
import { Facts } from '@casbah/widgets/facts/Facts.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../request/api.ts';
import { useMay } from '../../request/session.ts';
import { DraftForm } from '../../settings/DraftForm.tsx';
import { Loaded } from '../../settings/Loaded.tsx';
import { refreshSettings } from '../../settings/refresh-settings.ts';
import css from '../../settings/Settings.module.css';
import { SettingsHead } from '../../settings/SettingsHead.tsx';
import { useDraft } from '../../settings/useDraft.ts';
import { useWords } from '../../words/useWords.ts';
import { DomainsCard } from '../tenantdomains/parts/DomainsCard.tsx';
import { companyQuery } from './queries.ts';

/** The company's name and domains. */
export function CompanyPage() {
  const say = useWords<typeof tenantWords>();
  const mayChange = useMay('settings.modify');
  const company = useQuery(companyQuery);
  return (
    <>
      <SettingsHead title={say('settings.item.company')} mayChange={mayChange}>
        {say('settings.company.sentence')}
      </SettingsHead>
      <div className={cx(css.cards, css.even)}>
        <Loaded title={say('settings.company')} query={company}>
          {({ tenant }) => <CompanyForm name={tenant.name} id={tenant.id} mayChange={mayChange} />}
        </Loaded>
      </div>
      <DomainsCard mayChange={mayChange} />
    </>
  );
}

function CompanyForm({ name, id, mayChange }: { name: string; id: string; mayChange: boolean }) {
  const say = useWords<typeof tenantWords>();
  const draft = useDraft({ name });
  const isRight = isTenantName(draft.values.name.trim());
  return (
    <div className={css.form}>
      <DraftForm
        draft={draft}
        isBlocked={!isRight}
        onSave={async ({ name: next = name }) => {
          await call('PATCH /admin/tenant/company', { body: { name: next.trim() } });
          await refreshSettings();
          return 'saved';
        }}
      >
        <TextField
          name="name"
          isRequired
          label={say('settings.company.name')}
          hint={say('settings.company.name.hint')}
          value={draft.values.name}
          onChange={(text) => draft.set({ name: text })}
          isDisabled={!mayChange}
          maxLength={128}
          {...(isRight ? {} : { formatError: say('settings.company.name.wrong') })}
        />
        <Facts facts={[[say('settings.company.id'), id]]} />
      </DraftForm>
    </div>
  );
}
