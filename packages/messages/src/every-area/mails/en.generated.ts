// Written by `npm run areas`. Edit the areas, not this file.
import { words as destinationsMails } from '../../destinations/mails/en.ts';
import { words as mailMails } from '../../mail/mails/en.ts';
import { words as mfaMails } from '../../mfa/mails/en.ts';
import { words as notificationsMails } from '../../notifications/mails/en.ts';
import { words as passwordMails } from '../../password/mails/en.ts';
import { words as reportsMails } from '../../reports/mails/en.ts';
import { words as signupMails } from '../../signup/mails/en.ts';

export const words = {
  ...destinationsMails,
  ...mailMails,
  ...mfaMails,
  ...notificationsMails,
  ...passwordMails,
  ...reportsMails,
  ...signupMails,
};
