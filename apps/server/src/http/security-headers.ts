/**
 * What `Strict-Transport-Security` covers: this host, its subdomains too, or also the preload lists of
 * browsers.
 */
export const HSTS_SCOPES = ['host', 'subdomains', 'preload'] as const;
export type HstsScope = (typeof HSTS_SCOPES)[number];

export const STRICT_TRANSPORT: Readonly<Record<HstsScope, string>> = {
  host: 'max-age=31536000',
  subdomains: 'max-age=31536000; includeSubDomains',
  preload: 'max-age=63072000; includeSubDomains; preload',
};

const NOBODY = [
  ...['accelerometer', 'camera', 'clipboard-read', 'display-capture', 'geolocation', 'gyroscope', 'hid'],
  ...['idle-detection', 'magnetometer', 'microphone', 'midi', 'payment', 'screen-wake-lock', 'serial', 'usb'],
  'xr-spatial-tracking',
];
const OWN_PAGES = [
  'clipboard-write',
  'fullscreen',
  'publickey-credentials-create',
  'publickey-credentials-get',
];

/** Browser features that pages may use: clipboard, full screen and passkeys, but no sensors or devices. */
export const PERMISSIONS_POLICY = [
  ...NOBODY.map((feature) => `${feature}=()`),
  ...OWN_PAGES.map((feature) => `${feature}=(self)`),
].join(', ');
