import type { ResponseKind } from '@casbah/domain/policy/response';
import {
  BellIcon,
  CloseIcon,
  LinkOutIcon,
  SignOutIcon,
  UserIcon,
  UsersIcon,
  WarningIcon,
} from '@casbah/widgets/icons/frame-icons.tsx';
import type { Icon } from '@casbah/widgets/icons/icon.tsx';
import {
  BlockIcon,
  DataPostureIcon,
  FilterOutIcon,
  InfoIcon,
  KeyIcon,
  PencilIcon,
  PinIcon,
  ReportIcon,
  TagIcon,
  ToEndIcon,
} from '@casbah/widgets/icons/icons.tsx';

export const RESPONSE_ICONS: Readonly<Record<ResponseKind, Icon>> = {
  block: BlockIcon,
  require_second_factor: UserIcon,
  coach: InfoIcon,
  skip_inspection: ToEndIcon,
  quarantine: DataPostureIcon,
  tombstone: ReportIcon,
  encrypt: KeyIcon,
  unshare: CloseIcon,
  change_access: FilterOutIcon,
  change_owner: UsersIcon,
  legal_hold: PinIcon,
  revoke_token: SignOutIcon,
  insert_header: PencilIcon,
  tag: TagIcon,
  notify: BellIcon,
  ticket: LinkOutIcon,
  raise_incident: WarningIcon,
};
