import { expect, test } from 'vitest';
import {
  AGENT_STATES,
  AGENT_TIMEOUT_MS,
  agentStateOf,
  DISCONNECTED_AFTER_MS,
  isAgentVersion,
  isOutdated,
  MAX_AGENTS,
} from './agent.ts';
import { settingsOf } from './tenant-config.ts';

test('an agent is new, alive or disconnected [SH-E008] [SH-S016]', () => {
  expect(AGENT_STATES).toEqual(['New', 'Alive', 'Disconnected']);
  const now = 1_000_000;
  const heard = (ago: number, delivered_bytes: number) =>
    agentStateOf({ last_heartbeat: now - ago, delivered_bytes }, now);
  expect(heard(0, 0)).toBe('New');
  expect(heard(0, 1)).toBe('Alive');
  expect(heard(DISCONNECTED_AFTER_MS - 1, 1)).toBe('Alive');
  expect(heard(DISCONNECTED_AFTER_MS, 1)).toBe('Disconnected');
  expect(heard(DISCONNECTED_AFTER_MS, 0)).toBe('Disconnected');
});

test('an agent that is alive and too old is outdated, one that is not alive is not [SH-S017]', () => {
  expect(isOutdated('0.9.9', 'Alive', '0.10.0')).toBe(true);
  expect(isOutdated('0.10.0', 'Alive', '0.10.0')).toBe(false);
  expect(isOutdated('0.10.0-rc.1', 'Alive', '0.10.0')).toBe(false);
  expect(isOutdated('1.0.0', 'Alive', '0.10.0')).toBe(false);
  for (const state of ['New', 'Disconnected'] as const)
    expect(isOutdated('0.0.1', state, '0.10.0')).toBe(false);
});

test('versions have three numbers', () => {
  expect(['0.1.0', '12.3.4-rc.1', '1.2', 'v1.2.3', ''].map(isAgentVersion)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('an agent waits 10 s for an answer [SH-K024]; there are 20 at most, unless a company wants fewer [SH-K027]', () => {
  expect(AGENT_TIMEOUT_MS).toBe(10_000);
  expect(MAX_AGENTS).toBe(20);
  expect(settingsOf([]).value('datasources', 'max_agents')).toBe(20);
});
