export { datasources } from '../en/datasources.ts';
