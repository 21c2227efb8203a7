import { activityCsvFormat } from './activity-csv.ts';
import { ACTIVITY_FIELDS } from './activity-format.ts';
import { hasAll } from './microsoft-shapes.ts';
import { textsOf } from './record-path.ts';

/** `Messages.csv` of Yammer's network data export: a message is in it when it was posted, and again when deleted. */
export const yammerMessages = activityCsvFormat({
  name: 'yammer-messages',
  title: "Yammer messages (Messages.csv of the network's data export)",
  service: 'yammer',
  marks: ['thread_id'],
  fields: [...ACTIVITY_FIELDS, 'targets', 'session'],
  recognises: (record) => hasAll(record, 'thread_id', 'sender_id', 'sender_type') && 'created_at' in record,
  read: (facts) => {
    const deleted = facts.text('deleted_at');
    facts
      .act(
        deleted === undefined ? 'send' : 'delete',
        deleted === undefined ? 'created' : 'deleted',
        'deleted_at',
      )
      .on('message')
      .ended('success')
      .take('time', 'deleted_at', 'created_at')
      .take('user', 'sender_email', 'sender_name', 'sender_id')
      .actor(facts.text('sender_type')?.toLowerCase() === 'user' ? 'user' : 'service')
      .keep('actor_name', 'sender_name')
      .take('object', 'title', 'group_name')
      .take('object_id', 'id')
      .take('raw_id', 'id')
      .take('session', 'thread_id')
      .keep('channel_id', 'conversation_id', 'thread_id')
      .keep('path', 'group_name')
      .addTargets(
        textsOf(facts.at('participants')).flatMap((list) => list.split(',')),
        'participants',
      );
    if (facts.text('in_private_group', 'in_private_conversation') === 'true')
      facts.extra('exposure', 'private');
    return undefined;
  },
});
