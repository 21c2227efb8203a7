import { type Client, createClient } from '@casbah/contract/client';

/**
 * Signed-in client for the first person of an empty Casbah: keeps cookies and returns the CSRF token like a browser.
 */
export class FirstPerson {
  readonly client: Client;
  readonly #origin: string;
  readonly #cookies = new Map<string, string>();

  private constructor(origin: string) {
    this.#origin = origin;
    this.client = createClient({
      fetch: (input, init) => this.fetch(String(input), init),
      csrfToken: () => undefined,
    });
  }

  static async of({
    origin,
    setupToken,
  }: {
    origin: string;
    setupToken: string | undefined;
  }): Promise<FirstPerson> {
    const person = new FirstPerson(origin);
    await person.client.call('GET /user/setup', {});
    await person.client.call('POST /user/setup', {
      body: {
        company: 'Bench',
        name: 'Bench',
        email: 'bench@bench.example',
        password: 'Bench-of-squids-1',
        setup_token: setupToken,
      },
    });
    return person;
  }

  async fetch(path: string, init?: RequestInit): Promise<Response> {
    const headers = new Headers(init?.headers);
    headers.set('cookie', [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    headers.set('x-csrftoken', decodeURIComponent(this.#cookies.get('csrftoken') ?? ''));
    const response = await fetch(`${this.#origin}${path}`, { ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.#cookies.set(name, value);
    }
    return response;
  }

  /** Sends bytes of an announced upload from an offset. */
  async send(load: string, offset: number, body: Blob | Uint8Array<ArrayBuffer>): Promise<void> {
    const answer = await this.fetch(`/admin/loads/${load}/content`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/octet-stream', 'upload-offset': String(offset) },
      body,
    });
    if (!answer.ok) throw new Error(`the upload was answered ${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
  }
}
