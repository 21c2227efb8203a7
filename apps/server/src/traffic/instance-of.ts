import type { Instance, Service } from '@casbah/discovery/catalogue/catalogue';

/** Whose instance a host of a service is. */
export type InstanceOf = (host: string, service: Service) => Instance | undefined;
