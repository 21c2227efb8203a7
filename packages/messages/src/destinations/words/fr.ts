import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'settings.destinations.sentence':
    'Envoyez les modifications en temps réel à un webhook signé, ou un récapitulatif quotidien par e-mail.',
  'settings.destinations.mayNot':
    'Qui décide où va l’historique peut l’y lire : il faut le droit d’exporter l’historique.',
  'settings.destinations.add': 'Ajouter une destination',
  'settings.destinations.empty': 'Aucune destination pour l’instant',
  'settings.destinations.empty.text':
    'Les modifications figurent de toute façon dans l’historique. Un webhook les apporte à votre SIEM, un courriel à votre équipe.',
  'settings.destinations.test': 'Tester',
  'settings.destinations.test.ok': '{name} a accepté le test (statut {status})',
  'settings.destinations.test.mail': 'Le test est en route vers {address}',
  'settings.destinations.test.failed': '{name} n’a pas été atteint',
  'settings.destinations.renew': 'Remplacer le secret',
  'settings.destinations.renew.title': 'Donner un nouveau secret à {name} ?',
  'settings.destinations.renew.text':
    'L’ancien ne vaut plus aussitôt : le récepteur refuse ce qui arrive jusqu’à connaître le nouveau. Rien n’est perdu entre-temps.',
  'settings.destinations.remove.title': 'Supprimer {name} ?',
  'settings.destinations.remove.text':
    'Elle n’est plus informée. Ce qui l’attendait reste dans l’historique.',
  'settings.destination.kind': 'Type',
  'settings.destination.mail': 'E-mail',
  'settings.destination.webhook': 'Webhook',
  'settings.destination.mail.about':
    'Une fois par jour, un courriel dit combien il y a eu de modifications, avec un lien vers l’historique.',
  'settings.destination.webhook.about':
    'Chaque modification est envoyée en JSON dans la minute, signée par HMAC-SHA256. Ce qui n’est pas pris attend et est renvoyé.',
  'settings.destination.mail.address': 'Adresse e-mail',
  'settings.destination.webhook.address': 'URL du webhook',
  'settings.destination.mail.wrong': 'Écrivez une adresse électronique, par exemple security@company.example',
  'settings.destination.webhook.wrong': 'Écrivez une adresse qui commence par https://',
  'settings.destination.on': 'Actif',
  'settings.destination.off': 'Inactif',
  'settings.destination.works': 'Fonctionne',
  'settings.destination.failing': 'En échec',
  'settings.destination.never': 'rien d’envoyé pour l’instant',
  'settings.destination.told': 'dernier envoi {when}',
  'settings.destination.waiting':
    '{count, plural, one {# modification attend} other {# modifications attendent}}',
  'settings.destination.problem':
    '{error}. {failures, plural, one {Essayé une fois} other {Essayé # fois}} ; prochain essai le {when}. Rien n’est perdu : les modifications attendent.',
  'settings.secret.title': 'Enregistrez ce secret maintenant',
  'settings.secret.text': 'Il n’est montré que cette fois. Mettez-le là où votre récepteur peut le lire.',
  'settings.secret.how':
    'Chaque message porte casbah-timestamp et casbah-signature : v1= et le HMAC-SHA256, en hexadécimal, de l’horodatage, d’un point et du corps. Refusez ce qui est mal signé ou vieux de plus de cinq minutes.',
  'settings.secret.done': 'Je l’ai enregistré',
};
