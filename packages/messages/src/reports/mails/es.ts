import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'mail.audit-report.subject': '{report}: uso de la nube en {company}, {span}',
  'mail.audit-report.text':
    'El informe de auditoría {report} de {company} trata de {span}. Va adjunto como página y como lista de servicios.',
  'mail.audit-report.action': 'Abrir en Casbah',
  'mail.user-digest.subject': 'Los servicios en la nube que usó en {company}, {span}',
  'mail.user-digest.text':
    'Estos son los servicios en la nube que usó en {company} ({span}), según sus registros. La lista va adjunta. Nadie más recibe este correo. Si algún servicio le sorprende, pregunte a quienes se ocupan de la seguridad en {company}.',
};
