import type { sessionBlock } from './en/session-block.ts';
import type { sessionDevice } from './en/session-device.ts';
import type { sessionGateway } from './en/session-gateway.ts';
import type { sessionNotice } from './en/session-notice.ts';
import type { sessionPassword } from './en/session-password.ts';
import type { sessionSecondFactor } from './en/session-second-factor.ts';
import type { sessionSignUp } from './en/session-sign-up.ts';
import type { WordPart } from './parts.ts';

/** Words that only some of the pages in front of the session say. They come with their page, as those of `parts.ts` do. */
export type SessionBlockMessageId = keyof typeof sessionBlock;
export type SessionDeviceMessageId = keyof typeof sessionDevice;
export type SessionGatewayMessageId = keyof typeof sessionGateway;
export type SessionNoticeMessageId = keyof typeof sessionNotice;
export type SessionPasswordMessageId = keyof typeof sessionPassword;
export type SessionSecondFactorMessageId = keyof typeof sessionSecondFactor;
export type SessionSignUpMessageId = keyof typeof sessionSignUp;

/** Why a request was stopped, and what to use instead. */
export const sessionBlockWords = {
  'en-us': async () => (await import('./en/session-block.ts')).sessionBlock,
  es: async () => (await import('./es/session-block.ts')).sessionBlock,
  fr: async () => (await import('./fr/session-block.ts')).sessionBlock,
  de: async () => (await import('./de/session-block.ts')).sessionBlock,
  ja: async () => (await import('./ja/session-block.ts')).sessionBlock,
} satisfies WordPart;

/** Devices, the browser extension, and how setting up a connector has ended. */
export const sessionDeviceWords = {
  'en-us': async () => (await import('./en/session-device.ts')).sessionDevice,
  es: async () => (await import('./es/session-device.ts')).sessionDevice,
  fr: async () => (await import('./fr/session-device.ts')).sessionDevice,
  de: async () => (await import('./de/session-device.ts')).sessionDevice,
  ja: async () => (await import('./ja/session-device.ts')).sessionDevice,
} satisfies WordPart;

/** What went wrong between the gateway and a site. */
export const sessionGatewayWords = {
  'en-us': async () => (await import('./en/session-gateway.ts')).sessionGateway,
  es: async () => (await import('./es/session-gateway.ts')).sessionGateway,
  fr: async () => (await import('./fr/session-gateway.ts')).sessionGateway,
  de: async () => (await import('./de/session-gateway.ts')).sessionGateway,
  ja: async () => (await import('./ja/session-gateway.ts')).sessionGateway,
} satisfies WordPart;

/** Pages that only tell something. */
export const sessionNoticeWords = {
  'en-us': async () => (await import('./en/session-notice.ts')).sessionNotice,
  es: async () => (await import('./es/session-notice.ts')).sessionNotice,
  fr: async () => (await import('./fr/session-notice.ts')).sessionNotice,
  de: async () => (await import('./de/session-notice.ts')).sessionNotice,
  ja: async () => (await import('./ja/session-notice.ts')).sessionNotice,
} satisfies WordPart;

/** Passwords that were forgotten, have expired or are set for the first time. */
export const sessionPasswordWords = {
  'en-us': async () => (await import('./en/session-password.ts')).sessionPassword,
  es: async () => (await import('./es/session-password.ts')).sessionPassword,
  fr: async () => (await import('./fr/session-password.ts')).sessionPassword,
  de: async () => (await import('./de/session-password.ts')).sessionPassword,
  ja: async () => (await import('./ja/session-password.ts')).sessionPassword,
} satisfies WordPart;

/** The step after the password. */
export const sessionSecondFactorWords = {
  'en-us': async () => (await import('./en/session-second-factor.ts')).sessionSecondFactor,
  es: async () => (await import('./es/session-second-factor.ts')).sessionSecondFactor,
  fr: async () => (await import('./fr/session-second-factor.ts')).sessionSecondFactor,
  de: async () => (await import('./de/session-second-factor.ts')).sessionSecondFactor,
  ja: async () => (await import('./ja/session-second-factor.ts')).sessionSecondFactor,
} satisfies WordPart;

/** From the wish for an account to the account. */
export const sessionSignUpWords = {
  'en-us': async () => (await import('./en/session-sign-up.ts')).sessionSignUp,
  es: async () => (await import('./es/session-sign-up.ts')).sessionSignUp,
  fr: async () => (await import('./fr/session-sign-up.ts')).sessionSignUp,
  de: async () => (await import('./de/session-sign-up.ts')).sessionSignUp,
  ja: async () => (await import('./ja/session-sign-up.ts')).sessionSignUp,
} satisfies WordPart;

/** What widgets say that open above the page. */
export const sessionOverlayWords = {
  'en-us': async () => (await import('./en/widgets.ts')).widgets,
  es: async () => (await import('./es/widgets.ts')).widgets,
  fr: async () => (await import('./fr/widgets.ts')).widgets,
  de: async () => (await import('./de/widgets.ts')).widgets,
  ja: async () => (await import('./ja/widgets.ts')).widgets,
} satisfies WordPart;

/** Names of categories of services. */
export const sessionCategoryWords = {
  'en-us': async () => (await import('./en/categories.ts')).categories,
  es: async () => (await import('./es/categories.ts')).categories,
  fr: async () => (await import('./fr/categories.ts')).categories,
  de: async () => (await import('./de/categories.ts')).categories,
  ja: async () => (await import('./ja/categories.ts')).categories,
} satisfies WordPart;
