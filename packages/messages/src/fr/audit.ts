export { audit } from '../en/audit.ts';
