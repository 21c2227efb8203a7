/** Beginnings of operating system names in audit records, and the families by which user agents name them. */
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/^windows ?phone/i, 'Windows Phone'],
  [/^win/i, 'Windows'],
  [/^(?:mac|os ?x|darwin)/i, 'macOS'],
  [/^ipad/i, 'iPadOS'],
  [/^i(?:os|phone)/i, 'iOS'],
  [/^android/i, 'Android'],
  [/^(?:cros|chrome ?os)/i, 'ChromeOS'],
  [/^(?:linux|ubuntu|debian|fedora|red ?hat)/i, 'Linux'],
];

/** Family of an operating system: `Windows10` and `Windows 11 22H2` are Windows. Unknown names lose their version. */
export function systemFamily(name: string): string {
  return SYSTEMS.find(([beginning]) => beginning.test(name))?.[1] ?? withoutVersion(name);
}

/** Family of a browser: `Chrome 138.0.0` is Chrome, `Mobile Safari 17` is Safari. */
export function browserFamily(name: string): string {
  const family = withoutVersion(name).replace(/^mobile (?=\S)/i, '');
  return /^(?:ie|internet explorer)$/i.test(family) ? 'Internet Explorer' : family;
}

function withoutVersion(name: string): string {
  return name.replace(/[\s/]+v?\d.*$/, '').trim() || name;
}
