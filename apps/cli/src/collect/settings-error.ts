/** Invalid arguments; the message says what to write instead. */
export class SettingsError extends Error {
  readonly code = 'SETTINGS';
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SettingsError';
  }
}
