import ldapjs from 'ldapjs';

interface BindAsked {
  dn: { toString(): string };
  credentials: string;
}
interface Answering {
  send(entry: object): void;
  end(): void;
}
type Next = (error?: object) => void;
type Person = Readonly<Record<string, string | undefined>>;

/** An LDAP server with thirty people, one of them without an email address, and a group. */
export class TestLdap {
  static readonly BIND_DN = 'cn=casbah,dc=atlas,dc=example';
  static readonly PASSWORD = 'the-bind-password';
  /** People by first name. */
  readonly people = new Map<string, Person>();
  readonly #server = ldapjs.createServer();
  #port = 0;

  /** Host and port. The address is private, so the operator must allow it. */
  get host(): string {
    return `127.0.0.1:${this.#port}`;
  }

  static async start(): Promise<TestLdap> {
    const ldap = new TestLdap();
    for (let n = 1; n <= 30; n += 1)
      ldap.people.set(`uid=p${n}`, {
        mail: `p${n}@ldap.example`,
        givenName: `First${n}`,
        sn: `Last${n}`,
        entryUUID: `uuid-${n}`,
        departmentNumber: 'IT',
      });
    ldap.people.set('uid=broken', { mail: 'no address', sn: 'Broken', entryUUID: 'uuid-broken' });
    ldap.#answer();
    await new Promise<void>((resolve) => ldap.#server.listen(0, '127.0.0.1', resolve));
    ldap.#port = Number(new URL(ldap.#server.url).port);
    return ldap;
  }

  change(work: (people: Map<string, Person>) => void): void {
    work(this.people);
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  #answer(): void {
    this.#server.bind('dc=atlas,dc=example', (request: BindAsked, response: Answering, next: Next) => {
      if (
        request.dn.toString().replaceAll(' ', '') !== TestLdap.BIND_DN ||
        request.credentials !== TestLdap.PASSWORD
      )
        return next(new ldapjs.InvalidCredentialsError());
      response.end();
      return next();
    });
    this.#server.search(
      'ou=people,dc=atlas,dc=example',
      (_request: unknown, response: Answering, next: Next) => {
        for (const [name, person] of this.people) {
          const { mail, ...rest } = person;
          const attributes = { ...rest, mail, objectclass: 'inetOrgPerson' };
          response.send({ dn: `${name},ou=people,dc=atlas,dc=example`, attributes });
        }
        response.end();
        return next();
      },
    );
    this.#server.search(
      'ou=groups,dc=atlas,dc=example',
      (_request: unknown, response: Answering, next: Next) => {
        const members = ['uid=p1', 'uid=p3', 'uid=nobody'].map(
          (name) => `${name}, ou=people, dc=atlas,dc=example`,
        );
        response.send({
          dn: 'cn=engineers,ou=groups,dc=atlas,dc=example',
          attributes: { cn: 'Engineers', entryUUID: 'group-1', member: members, objectclass: 'groupOfNames' },
        });
        response.end();
        return next();
      },
    );
  }
}
