// Written by `npm run areas`. Edit the areas, not this file.
import { words as destinationsMails } from '../../destinations/mails/fr.ts';
import { words as mailMails } from '../../mail/mails/fr.ts';
import { words as mfaMails } from '../../mfa/mails/fr.ts';
import { words as notificationsMails } from '../../notifications/mails/fr.ts';
import { words as passwordMails } from '../../password/mails/fr.ts';
import { words as reportsMails } from '../../reports/mails/fr.ts';
import { words as signupMails } from '../../signup/mails/fr.ts';
import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.generated.ts';

export const words: WordsOf<typeof english> = {
  ...destinationsMails,
  ...mailMails,
  ...mfaMails,
  ...notificationsMails,
  ...passwordMails,
  ...reportsMails,
  ...signupMails,
};
