import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'mail.audit-report.subject': '{report}: uso de la nube en {company}, {span}',
  'mail.audit-report.text':
    'Adjunto: el informe de auditoría {report} de {company} de {span} y su lista de servicios.',
  'mail.audit-report.action': 'Abrir en Casbah',
  'mail.user-digest.subject': 'Los servicios en la nube que usó en {company}, {span}',
  'mail.user-digest.text':
    'Estos son los servicios en la nube que usó en {company} ({span}), según sus registros. La lista completa va adjunta. Solo usted recibe este correo. Si no reconoce algún servicio, contacte con su equipo de seguridad.',
};
