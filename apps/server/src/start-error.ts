import type { Settings } from './settings.ts';

/** Startup failed. The message tells the person at the terminal the problem and the fix. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartError';
  }
}

/** Errors whose message already says what to do. */
const OWN_WORDS = ['SettingsError', 'KeysUnreadable', 'EngineStartError'];

/** Returns a message for an error that stopped startup. */
export function explainStart(error: unknown, settings: Settings): StartError {
  if (error instanceof StartError) return error;
  const { dataFolder, host, port } = settings;
  const failed = error instanceof Error ? error : new Error(String(error));
  const say = (message: string): StartError => new StartError(message, { cause: error });
  if (OWN_WORDS.includes(failed.name)) return say(failed.message);
  switch (codeOf(failed)) {
    case 'FOLDER_IN_USE':
      return say(
        `Another Casbah (process ${Reflect.get(failed, 'pid')}) uses the folder ${dataFolder}. Stop it, or set CASBAH_DATA to another folder.`,
      );
    case 'EADDRINUSE':
      return say(
        `Port ${port} is in use on ${host}. Stop the program that listens there, or set CASBAH_PORT to another port.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return say(
        `${host} isn’t an address of this machine. Set CASBAH_HOST to one, such as 127.0.0.1 or 0.0.0.0.`,
      );
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return isListening(failed)
        ? say(`This user can’t open port ${port}. Set CASBAH_PORT to 1024 or higher.`)
        : say(
            `Casbah can’t write to the folder ${dataFolder}. Give its user write permission, or set CASBAH_DATA to another folder.`,
          );
    case 'ENOTDIR':
    case 'EEXIST':
      return say(`${dataFolder} isn’t a folder. Set CASBAH_DATA to a folder, or remove the file.`);
    case 'ENOSPC':
    case 'EDQUOT':
      return say(fullDisk(dataFolder));
    case 'CONTROL_STORE_NEWER':
      return say(
        'A newer version of Casbah has used this data. Reinstall that version, or restore an earlier backup.',
      );
    case 'CONTROL_STORE_UNAVAILABLE':
      return say(
        settings.controlUrl === undefined
          ? `Couldn’t open the control store in ${dataFolder} (${reasonOf(failed)}). Restore the folder from a backup, or set CASBAH_DATA to another one.`
          : `PostgreSQL at ${hostOf(settings.controlUrl)} doesn’t respond (${reasonOf(failed)}). Start it, or correct CASBAH_CONTROL_URL.`,
      );
    case 'EVENT_STORE_UNAVAILABLE':
      return say(
        settings.eventsUrl === undefined
          ? `The event engine in ${dataFolder} doesn’t respond (${reasonOf(failed)}). Restart Casbah; if it keeps failing, restore the folder from a backup.`
          : `ClickHouse at ${hostOf(settings.eventsUrl)} doesn’t respond (${reasonOf(failed)}). Start it, or correct CASBAH_EVENTS_URL.`,
      );
    default:
      return say(`Casbah can’t start: ${failed.message}`);
  }
}

export function fullDisk(folder: string): string {
  return `The disk of ${folder} is full. Free up space and restart: no stored data is lost.`;
}

function codeOf(error: Error): unknown {
  return 'code' in error ? error.code : undefined;
}

function isListening(error: Error): boolean {
  return 'syscall' in error && error.syscall === 'listen';
}

/** The deepest cause: outer ones only say that something failed. */
function reasonOf(error: Error): string {
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
}

/** The host of a URL, without user and password. */
function hostOf(url: string): string {
  return new URL(url).host;
}
