import type { BrrProfileAnswer } from '@casbah/contract/risk';
import { MOST_KNOCKOUTS } from '@casbah/domain/risk-limits';
import { CATEGORIES } from '@casbah/domain/service-category';
import type { riskProfilesWords } from '@casbah/messages/risk';
import { Breadcrumb } from '@casbah/widgets/breadcrumb/Breadcrumb.tsx';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { MultiDropdown } from '@casbah/widgets/multi-dropdown/MultiDropdown.tsx';
import { NumberField } from '@casbah/widgets/number-field/NumberField.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { call } from '../../../request/api.ts';
import { useMay } from '../../../request/session.ts';
import { ErrorView } from '../../../shell/ErrorView.tsx';
import { FormErrors } from '../../../shell/FormErrors.tsx';
import { PageHead } from '../../../shell/PageHead.tsx';
import { showToast } from '../../../shell/toasts.ts';
import { useCategoryName } from '../../../words/useCategoryName.ts';
import { useWords } from '../../../words/useWords.ts';
import { DetailSkeleton } from '../DetailStates.tsx';
import { ChooseServices } from './ChooseServices.tsx';
import { PreviewCard } from './PreviewCard.tsx';
import { contentOf, draftFault, draftOf, NEW_DRAFT, type ProfileDraft } from './profile-draft.ts';
import { profilesQuery, refreshRisk } from './queries.ts';
import css from './Risk.module.css';
import { RulesCard } from './RulesCard.tsx';

/** One risk profile, or a new one if the URL names none. */
export function ProfilePage() {
  const say = useWords<typeof riskProfilesWords>();
  const { id } = useParams({ strict: false });
  const { data, error, refetch } = useQuery(profilesQuery);
  const above = (
    <Breadcrumb>
      <Link to="/appAudit/preferences/brrprofiles">{say('route.audit.brrProfiles')}</Link>
    </Breadcrumb>
  );
  if (id === undefined) return <Editor profile={undefined} above={above} />;
  const title = say('brr.profile');
  if (data === undefined && error === null) return <DetailSkeleton title={title} above={above} />;
  const profile = data?.profiles.find((one) => one.id === id);
  if (profile === undefined)
    return (
      <>
        <PageHead title={title} above={above} />
        <Card>
          {error === null ? (
            <EmptyState title={say('brr.notFound')} />
          ) : (
            <ErrorView error={error} onRetry={() => void refetch()} />
          )}
        </Card>
      </>
    );
  // The draft stays while others save: their version shows on the next visit.
  return <Editor key={profile.id} profile={profile} above={above} />;
}

function Editor({ profile, above }: { profile: BrrProfileAnswer | undefined; above: ReactNode }) {
  const say = useWords<typeof riskProfilesWords>();
  const categoryName = useCategoryName();
  const navigate = useNavigate();
  const isReadOnly = !useMay('audit.modify') || profile?.built_in === true;
  const [draft, setDraft] = useState<ProfileDraft>(() =>
    profile === undefined ? NEW_DRAFT : draftOf(profile),
  );
  const [attempts, setAttempts] = useState(0);
  const wasTried = attempts > 0;
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const change = (part: Partial<ProfileDraft>): void => setDraft({ ...draft, ...part });
  const fault = draftFault(draft);

  const save = async (): Promise<void> => {
    setAttempts((before) => before + 1);
    if (fault !== undefined || isPending) return;
    setPending(true);
    setFailure(undefined);
    const body = { name: draft.name, ...contentOf(draft) };
    try {
      if (profile === undefined) await call('POST /risks/brrprofiles', { body });
      else await call('PATCH /risks/brrprofiles/{id}', { params: { id: profile.id }, body });
      await refreshRisk();
      showToast({ tone: 'low', title: say('brr.saved', { name: draft.name }) });
      await navigate({ to: '/appAudit/preferences/brrprofiles' });
    } catch (error) {
      setFailure(error);
    }
    setPending(false);
  };

  return (
    <>
      <PageHead
        title={profile?.name ?? say('brr.new')}
        above={above}
        actions={
          isReadOnly ? undefined : (
            <Button variant="primary" isPending={isPending} onPress={() => void save()}>
              {say('brr.save')}
            </Button>
          )
        }
      >
        {profile?.built_in === true ? say('brr.readOnly') : say('brr.profiles.text')}
      </PageHead>
      <FormErrors error={failure} title={say('brr.failed')} attempt={attempts}>
        {wasTried && fault === 'countries' ? (
          <Card>
            <p role="alert">{say('brr.countries.wrong')}</p>
          </Card>
        ) : null}
        <Card>
          <div className={css.stack}>
            {isReadOnly ? null : (
              <TextField
                name="name"
                isRequired
                label={say('brr.name')}
                hint={wasTried && fault === 'name' ? undefined : say('brr.name.hint')}
                value={draft.name}
                onChange={(name) => change({ name })}
                maxLength={64}
                error={wasTried && fault === 'name' ? say('brr.name.wrong') : undefined}
                autoFocus={profile === undefined}
              />
            )}
            <div className={css.row}>
              <NumberField
                name="high"
                label={say('brr.high')}
                value={draft.high}
                onChange={(high) => change({ high })}
                max={100}
                isReadOnly={isReadOnly}
                error={fault === 'thresholds' ? say('brr.thresholds.wrong') : undefined}
              />
              <NumberField
                name="medium"
                label={say('brr.medium')}
                value={draft.medium}
                onChange={(medium) => change({ medium })}
                max={100}
                isReadOnly={isReadOnly}
              />
            </div>
            <p className={css.quiet}>{say('brr.scale')}</p>
          </div>
        </Card>
      </FormErrors>
      <Card title={say('brr.out')} aside={say('brr.out.text')}>
        <div className={css.stack}>
          <MultiDropdown
            label={say('brr.out.categories')}
            options={CATEGORIES.map((value) => ({ value, label: categoryName(value) }))}
            chosen={CATEGORIES.filter((one) => draft.categories.includes(one))}
            onChosen={(categories) => change({ categories })}
            isDisabled={isReadOnly}
          />
          {isReadOnly && draft.services.length === 0 ? null : (
            <ChooseServices
              label={say('brr.out.services')}
              hint={say('brr.out.services.hint')}
              most={MOST_KNOCKOUTS}
              isReadOnly={isReadOnly}
              chosen={draft.services}
              onChosen={(services) => change({ services })}
            />
          )}
        </div>
      </Card>
      <RulesCard
        rules={draft.rules}
        isReadOnly={isReadOnly}
        onChange={(key, part) =>
          // A field may change two values at once.
          setDraft((before) => ({
            ...before,
            rules: { ...before.rules, [key]: { ...before.rules[key], ...part } },
          }))
        }
      />
      {isReadOnly ? null : <PreviewCard draft={draft} />}
    </>
  );
}
