import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'response.default.name': 'Standard: {type}',
  'response.default.description': 'In Casbah enthalten',
  'response.default.line': '{label}: {value}',
  'response.default.admin.subject': '[{severity}] {policy_name}',
  'response.default.admin.intro': 'Eine Aktivität hat gegen eine Richtlinie verstoßen.',
  'response.default.admin.outro': 'Öffnen Sie den Vorfall in Casbah, um ihn zu untersuchen.',
  'response.default.user.subject': 'Unternehmensrichtlinie: {policy_name}',
  'response.default.user.intro':
    'Eine Ihrer Aktivitäten in {applications} fällt unter eine Unternehmensrichtlinie.',
  'response.default.user.outro':
    'Wenn Sie das für einen Irrtum halten, wenden Sie sich an Ihr Sicherheitsteam.',
  'response.default.ticketing.subject': '{policy_name}: {policy_type}',
  'response.default.ticketing.intro': 'Casbah hat einen Vorfall gemeldet.',
  'response.default.ticketing.outro':
    'Halten Sie das Ergebnis in Casbah fest, wenn das Ticket geschlossen ist.',
  'response.default.admin-aggregate.subject': '[{severity}] {policy_name}: mehrere Treffer',
  'response.default.admin-aggregate.intro': 'Mehrere Aktivitäten haben gegen eine Richtlinie verstoßen.',
  'response.default.admin-aggregate.outro': 'Öffnen Sie die Vorfälle in Casbah, um sie zu untersuchen.',
  'response.default.user-aggregate.subject': 'Unternehmensrichtlinie: {policy_name} (mehrere Aktivitäten)',
  'response.default.user-aggregate.intro':
    'Mehrere Ihrer Aktivitäten in {applications} fallen unter eine Unternehmensrichtlinie.',
  'response.default.user-aggregate.outro':
    'Wenn Sie das für einen Irrtum halten, wenden Sie sich an Ihr Sicherheitsteam.',
  'response.default.ticketing-aggregate.subject': '{policy_name}: mehrere Vorfälle',
  'response.default.ticketing-aggregate.intro': 'Casbah hat mehrere Vorfälle gemeldet.',
  'response.default.ticketing-aggregate.outro':
    'Halten Sie das Ergebnis in Casbah fest, wenn das Ticket geschlossen ist.',
  'response.default.browser.subject': 'Unternehmensrichtlinie',
  'response.default.browser.body':
    'Für Ihre Aktion in {applications} gilt „{policy_name}“. Bei Fragen wenden Sie sich an Ihr Sicherheitsteam.',
  'response.default.tombstone_file_name': 'Zu dieser Datei.txt',
  'response.default.tombstone_content':
    'Die Richtlinie „{policy_name}“ hat diese Datei verschoben ({timestamp}). Um sie zurückzuerhalten, wenden Sie sich an Ihr Sicherheitsteam.',
  'response.default.copied_file_name': 'Kopiert gemäß Unternehmensrichtlinie',
  'response.default.moved_file_name': 'Verschoben gemäß Unternehmensrichtlinie',
};
