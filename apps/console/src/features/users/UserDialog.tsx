import type { UserChange, UserDetails } from '@casbah/contract/users';
import { matches } from '@casbah/domain/pattern/patterns';
import { ROLES, type Role } from '@casbah/domain/permission';
import type { patternsWords } from '@casbah/messages/patterns';
import type { usersWords } from '@casbah/messages/users';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Dialog } from '@casbah/widgets/dialog/Dialog.tsx';
import { Select } from '@casbah/widgets/select/Select.tsx';
import { Switch } from '@casbah/widgets/switch/Switch.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { useSession } from '../../request/session.ts';
import { FormErrors } from '../../shell/FormErrors.tsx';
import { showToast } from '../../shell/toasts.ts';
import { useWords } from '../../words/useWords.ts';
import { changeUser, profilesQuery, refreshUsers, type User } from './queries.ts';
import css from './Users.module.css';

interface Form {
  email: string;
  first_name: string;
  last_name: string;
  cell_phone: string;
  department: string;
  title: string;
  role: Role;
  /** The access profile of an administrator. */
  profile: string | null;
  is_db_login_allowed: boolean;
}

const EMPTY: Form = {
  email: '',
  first_name: '',
  last_name: '',
  cell_phone: '',
  department: '',
  title: '',
  role: 'enduser',
  profile: null,
  is_db_login_allowed: true,
};

function formOf(user: UserDetails | undefined): Form {
  if (user === undefined) return EMPTY;
  const { email, first_name, last_name, cell_phone, department, title, role, is_db_login_allowed } = user;
  const profile = user.access_profiles[0]?.id ?? null;
  return { email, first_name, last_name, cell_phone, department, title, role, profile, is_db_login_allowed };
}

/** Request body. For an existing account only changed fields are sent. */
function changeOf(before: Form, form: Form): UserChange {
  const change: UserChange = {};
  for (const field of ['email', 'first_name', 'last_name', 'cell_phone', 'department', 'title'] as const)
    if (form[field].trim() !== before[field]) change[field] = form[field].trim();
  if (form.is_db_login_allowed !== before.is_db_login_allowed)
    change.is_db_login_allowed = form.is_db_login_allowed;
  const isAdmin = form.role === 'sysadmin';
  if (isAdmin !== (before.role === 'sysadmin')) change.is_admin = isAdmin;
  const profiles = profilesOf(form);
  if (profiles.join() !== profilesOf(before).join()) change.access_profiles = [...profiles];
  return change;
}

const profilesOf = ({ role, profile }: Form): readonly string[] =>
  role === 'admin' && profile !== null ? [profile] : [];

/** Adds a person, or edits one. */
export function UserDialog({
  user,
  onClose,
  onSaved,
}: {
  user: UserDetails | undefined;
  onClose: () => void;
  onSaved: (user: User) => void;
}) {
  const say = useWords<typeof usersWords | typeof patternsWords>();
  const session = useSession();
  const isSelf = session.user_id === user?.id;
  // Only people who can create admins see the profiles.
  const givesRights = session.role === 'sysadmin' && !isSelf;
  const [before] = useState(() => formOf(user));
  const [form, setForm] = useState(before);
  const [attempts, setAttempts] = useState(0);
  const profiles = useQuery({ ...profilesQuery, enabled: givesRights });
  const put = (part: Partial<Form>): void => setForm((now) => ({ ...now, ...part }));

  const problems = {
    email: matches('email', form.email.trim()) ? undefined : say('pattern.email'),
    first_name: matches('name', form.first_name.trim()) ? undefined : say('pattern.name'),
    last_name: matches('name', form.last_name.trim()) ? undefined : say('pattern.name'),
    cell_phone:
      form.cell_phone.trim() === '' || matches('phone', form.cell_phone.trim())
        ? undefined
        : say('pattern.phone'),
    profile: form.role === 'admin' && form.profile === null ? say('users.profile.missing') : undefined,
  };
  // Directories may have only one name for a person, so an empty last name stays valid.
  if (user !== undefined && form.last_name.trim() === '' && before.last_name === '')
    problems.last_name = undefined;
  if (user !== undefined && form.first_name.trim() === '' && before.first_name === '')
    problems.first_name = undefined;
  const told: Partial<typeof problems> = attempts > 0 ? problems : {};

  const save = useMutation({
    mutationFn: async () => {
      if (user !== undefined) return (await changeUser(user.id, changeOf(before, form))).user;
      const { role, profile: _, ...fields } = form;
      const body = {
        user: { ...fields, is_admin: role === 'sysadmin', access_profiles: [...profilesOf(form)] },
      };
      return (await call('POST /admin/user/ng/add', { body })).user;
    },
    onSuccess: async (saved) => {
      showToast({
        tone: 'low',
        title: say(user === undefined ? 'users.added' : 'users.saved', { name: saved.name }),
        detail:
          user === undefined && saved.is_db_login_allowed
            ? say('users.added.mail', { email: saved.email })
            : undefined,
      });
      onSaved(saved);
      await refreshUsers();
    },
  });
  const submit = (): void => {
    setAttempts((before) => before + 1);
    if (Object.values(problems).every((problem) => problem === undefined)) save.mutate();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={user === undefined ? say('users.add') : say('users.edit.title', { name: user.name })}
      actions={
        <>
          <Button onPress={onClose}>{say('widgets.dialog.cancel')}</Button>
          <Button variant="primary" isPending={save.isPending} onPress={submit}>
            {say(user === undefined ? 'users.add' : 'users.save')}
          </Button>
        </>
      }
    >
      <div className={css.form}>
        <FormErrors error={save.error} attempt={attempts}>
          <TextField
            name="email"
            label={say('users.column.email')}
            type="email"
            value={form.email}
            onChange={(email) => put({ email })}
            isRequired
            validationBehavior="aria"
            autoComplete="off"
            autoFocus
            maxLength={254}
            isDisabled={isSelf}
            hint={isSelf ? say('users.self') : undefined}
            formatError={told.email}
          />
          <div className={css.pair}>
            <TextField
              name="first_name"
              label={say('users.firstName')}
              value={form.first_name}
              onChange={(first_name) => put({ first_name })}
              isRequired
              validationBehavior="aria"
              autoComplete="off"
              formatError={told.first_name}
            />
            <TextField
              name="last_name"
              label={say('users.lastName')}
              value={form.last_name}
              onChange={(last_name) => put({ last_name })}
              isRequired
              validationBehavior="aria"
              autoComplete="off"
              formatError={told.last_name}
            />
          </div>
          <div className={css.pair}>
            <TextField
              name="department"
              label={say('users.column.department')}
              value={form.department}
              onChange={(department) => put({ department })}
              autoComplete="off"
              maxLength={128}
            />
            <TextField
              name="title"
              label={say('users.position')}
              value={form.title}
              onChange={(title) => put({ title })}
              autoComplete="off"
              maxLength={128}
            />
          </div>
          <TextField
            name="cell_phone"
            label={say('users.phone')}
            type="tel"
            value={form.cell_phone}
            onChange={(cell_phone) => put({ cell_phone })}
            autoComplete="off"
            error={told.cell_phone}
          />
          {givesRights ? (
            <div className={css.pair}>
              <Select
                label={say('users.column.role')}
                options={[...ROLES].reverse().map((value) => ({ value, label: say(`users.role.${value}`) }))}
                value={form.role}
                onChange={(role) => put({ role })}
              />
              {form.role === 'admin' ? (
                <Select
                  name="access_profiles"
                  isRequired
                  label={say('users.profile')}
                  placeholder={say('users.profile.choose')}
                  options={(profiles.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
                  value={form.profile}
                  onChange={(profile) => put({ profile })}
                  error={told.profile}
                />
              ) : null}
            </div>
          ) : null}
          <Switch
            isSelected={form.is_db_login_allowed}
            onChange={(is_db_login_allowed) => put({ is_db_login_allowed })}
            isDisabled={isSelf}
          >
            {say('users.mayPassword')}
          </Switch>
          <p className={css.quiet}>
            {say(form.is_db_login_allowed ? 'users.mayPassword.on' : 'users.mayPassword.off')}
          </p>
        </FormErrors>
      </div>
    </Dialog>
  );
}
