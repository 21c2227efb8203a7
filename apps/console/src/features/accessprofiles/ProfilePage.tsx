import type { AccessProfileAnswer } from '@casbah/contract/accessprofiles';
import { cloneName } from '@casbah/domain/clone-name';
import type { accessprofilesWords } from '@casbah/messages/accessprofiles';
import { Button, buttonClass } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { Dialog } from '@casbah/widgets/dialog/Dialog.tsx';
import { SegmentedControl } from '@casbah/widgets/segmented-control/SegmentedControl.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { FormErrors } from '../../shell/FormErrors.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { showToast } from '../../shell/toasts.ts';
import { usePattern } from '../../words/usePattern.ts';
import { useWords } from '../../words/useWords.ts';
import { AttributesCard } from './AttributesCard.tsx';
import { HoldersCard } from './HoldersCard.tsx';
import css from './Profiles.module.css';
import { draftOf, type ProfileDraft, problemsOf, profileOf } from './profile-draft.ts';
import { beginPreview, deleteProfile, profileQuery, profilesQuery, saveProfile } from './queries.ts';
import { RightsCard } from './RightsCard.tsx';

const LIST = '/appAccount/profiles';
const ONE = '/appAccount/profiles/$id';
const NEW = 'new';

/** View and edit one access profile. */
export function ProfilePage() {
  const { id = NEW } = useParams({ strict: false });
  const { copy } = useSearch({ strict: false });
  const isNew = id === NEW;
  const source = isNew ? copy : id;
  const one = useQuery({ ...profileQuery(source ?? NEW), enabled: source !== undefined });
  const all = useQuery({ ...profilesQuery, enabled: isNew && copy !== undefined });
  const say = useWords<typeof accessprofilesWords>();
  if (source === undefined) return <Editor key={NEW} profile={undefined} draft={draftOf(undefined)} />;
  if (one.data !== undefined && !isNew)
    return <Editor key={id} profile={one.data} draft={draftOf(one.data)} />;
  if (one.data !== undefined && all.data !== undefined) {
    const names = all.data.map(({ name }) => name);
    const draft = { ...draftOf(one.data), name: cloneName(one.data.name, names) };
    return <Editor key={`${NEW}:${source}`} profile={undefined} draft={draft} />;
  }
  const error = one.error ?? all.error;
  const retry = () => void Promise.all([one.refetch(), isNew ? all.refetch() : undefined]);
  return (
    <>
      <PageHead title={say('profiles.one')} />
      <Card>
        {error === null ? (
          <div className={css.skeleton} aria-busy="true">
            {[1, 2, 3, 4, 5, 6].map((row) => (
              <Skeleton key={row} height={28} />
            ))}
          </div>
        ) : (
          <ErrorView error={error} onRetry={retry} />
        )}
      </Card>
    </>
  );
}

/** `profile`: the one to edit; undefined for a new one. `draft`: initial field values. */
function Editor({
  profile,
  draft: initial,
}: {
  profile: AccessProfileAnswer | undefined;
  draft: ProfileDraft;
}) {
  const say = useWords<typeof accessprofilesWords>();
  const problemOf = usePattern();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(initial);
  const [saved, setSaved] = useState(() => JSON.stringify(profileOf(initial)));
  const [attempts, setAttempts] = useState(0);
  const wasTried = attempts > 0;
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [isDeleting, setDeleting] = useState(false);

  const set = (change: Partial<ProfileDraft>) => setDraft((before) => ({ ...before, ...change }));
  const problems = problemsOf(draft);
  const shown = wasTried ? problems : problems.filter((one) => one === 'whole');
  const isChanged = JSON.stringify(profileOf(draft)) !== saved;
  const title = profile?.name ?? say('profiles.new');

  const doing = async (work: () => Promise<void>): Promise<void> => {
    setPending(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(error);
    } finally {
      setPending(false);
    }
  };
  const save = async (): Promise<void> => {
    setAttempts((before) => before + 1);
    if (problems.length > 0) return;
    await doing(async () => {
      const given = profileOf(draft);
      const { id, name } = await saveProfile(profile?.id, given);
      setSaved(JSON.stringify(given));
      showToast({ tone: 'low', title: say('profiles.saved', { name }) });
      if (profile === undefined) await navigate({ to: ONE, params: { id }, replace: true });
    });
  };
  const remove = () =>
    doing(async () => {
      if (profile === undefined) return;
      await deleteProfile(profile.id);
      showToast({ tone: 'low', title: say('profiles.deleted', { name: profile.name }) });
      await navigate({ to: LIST });
    });

  return (
    <>
      <PageHead
        title={title}
        actions={
          <>
            {profile === undefined ? null : (
              <>
                <Button variant="ghost" onPress={() => setDeleting(true)}>
                  {say('profiles.delete')}
                </Button>
                <Link to={ONE} params={{ id: NEW }} search={{ copy: profile.id }} className={buttonClass()}>
                  {say('profiles.duplicate')}
                </Link>
                <Button isDisabled={isChanged} onPress={() => void doing(() => beginPreview(profile.id))}>
                  {say('profiles.preview.long')}
                </Button>
              </>
            )}
            <Button
              variant="primary"
              isPending={isPending}
              isDisabled={!isChanged && profile !== undefined}
              onPress={() => void save()}
            >
              {say(profile === undefined ? 'profiles.create' : 'profiles.save')}
            </Button>
          </>
        }
      >
        {say('profiles.one.sentence')}
      </PageHead>
      <FormErrors error={failure} attempt={attempts}>
        <div className={css.cards}>
          <Card title={say('profiles.about')}>
            <div className={css.stack}>
              <TextField
                name="name"
                isRequired
                label={say('profiles.name')}
                value={draft.name}
                onChange={(name) => set({ name })}
                formatError={wasTried ? problemOf('profile_name', draft.name.trim()) : undefined}
                maxLength={64}
                autoFocus={profile === undefined}
              />
              <TextField
                name="notes"
                label={say('profiles.notes')}
                rows={2}
                value={draft.notes}
                onChange={(notes) => set({ notes })}
                error={problemOf('profile_notes', draft.notes.trim())}
              />
              <div className={css.level}>
                <span className={css.label} aria-hidden="true">
                  {say('profiles.names')}
                </span>
                <SegmentedControl
                  label={say('profiles.names')}
                  value={draft.information_level}
                  onChange={(information_level) => set({ information_level })}
                  segments={[
                    { value: 'anonymised', label: say('profiles.names.anonymised') },
                    { value: 'full', label: say('profiles.names.full') },
                  ]}
                />
                <span className={css.second}>{say('profiles.names.hint')}</span>
              </div>
            </div>
          </Card>
          <AttributesCard
            attributes={draft.attributes}
            onChange={(attributes) => set({ attributes })}
            problems={shown}
          />
        </div>
        <RightsCard
          rows={draft.rows}
          onChange={(rows) => set({ rows })}
          showsSome={draft.attributes.length > 0}
          problems={shown}
        />
      </FormErrors>
      {profile === undefined ? null : <HoldersCard profile={profile} />}
      <Dialog
        open={isDeleting}
        role="alertdialog"
        onClose={() => setDeleting(false)}
        title={say('profiles.delete.title', { name: profile?.name ?? '' })}
        actions={
          <>
            <Button onPress={() => setDeleting(false)}>{say('widgets.dialog.cancel')}</Button>
            <Button variant="danger" isPending={isPending} onPress={() => void remove()}>
              {say('profiles.delete')}
            </Button>
          </>
        }
      >
        <p>{say('profiles.delete.what', { count: profile?.holders ?? 0 })}</p>
      </Dialog>
    </>
  );
}
