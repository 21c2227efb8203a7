/**
 * First message to the engine. Sent over the process channel because others can read arguments and
 * environment variables.
 */
export interface EngineOrder {
  folder: string;
  /** 0 for any free port. */
  port: number;
  user: string;
  password: string;
  /** Memory limit for all queries together. */
  memoryBytes: number;
  /** Longest body of an INSERT, after decompression. */
  maxInsertBytes: number;
}

export type EngineMessage =
  | { type: 'ready'; port: number }
  | { type: 'failed'; reason: 'port' | 'broken'; text: string };

const ORDER = {
  folder: 'string',
  port: 'number',
  user: 'string',
  password: 'string',
  memoryBytes: 'number',
  maxInsertBytes: 'number',
} as const satisfies Record<keyof EngineOrder, string>;

export function isOrder(message: unknown): message is EngineOrder {
  return (
    typeof message === 'object' &&
    message !== null &&
    Object.entries(ORDER).every(([name, type]) => typeof Reflect.get(message, name) === type)
  );
}

export function isEngineMessage(message: unknown): message is EngineMessage {
  if (typeof message !== 'object' || message === null || !('type' in message)) return false;
  if (message.type === 'ready') return 'port' in message && typeof message.port === 'number';
  return message.type === 'failed' && 'reason' in message && 'text' in message;
}
