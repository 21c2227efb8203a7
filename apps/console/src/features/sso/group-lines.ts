interface GroupProfile {
  group: string;
  profile: string;
}

interface Profile {
  id: string;
  name: string;
}

/** Groups and the profiles they grant, one per line: `ops = Owners`. */
export function linesOf(groups: readonly GroupProfile[], profiles: readonly Profile[]): string {
  const names = new Map(profiles.map(({ id, name }) => [id, name]));
  return groups.map(({ group, profile }) => `${group} = ${names.get(profile) ?? profile}`).join('\n');
}

/** Parses these lines; `undefined` if one is malformed or names an unknown profile. */
export function groupsOf(lines: string, profiles: readonly Profile[]): GroupProfile[] | undefined {
  const groups: GroupProfile[] = [];
  for (const line of lines.split('\n')) {
    if (line.trim() === '') continue;
    // A group may contain an equals sign: `cn=ops,ou=it`.
    const at = line.lastIndexOf('=');
    const group = line.slice(0, Math.max(at, 0)).trim();
    const wanted = line.slice(at + 1).trim();
    const profile = profiles.find(({ name }) => name.toLowerCase() === wanted.toLowerCase());
    if (group === '' || profile === undefined) return undefined;
    groups.push({ group, profile: profile.id });
  }
  return groups;
}
