/** Servers that hold the keys of protected files. */
export const words = {
  'settings.drm': 'DRM servers',
  'settings.drm.hint':
    'Servers that hold the keys of protected files. Policies for protected files aren’t available yet; until then, you can add servers and check that they respond.',
  'settings.drm.empty': 'No DRM servers yet',
  'settings.drm.add': 'Add DRM server',
  'settings.drm.edit': 'Edit {name}',
  'settings.drm.url': 'URL',
  'settings.drm.url.hint': 'https:// or http://. The operator must allow private addresses.',
  'settings.drm.url.wrong': 'Enter a URL that starts with https:// or http://',
  'settings.drm.key': 'Key',
  'settings.drm.key.hint': '1 to 64 characters, stored encrypted and never shown again',
  'settings.drm.key.keep': 'Leave empty to keep the current key.',
  'settings.drm.key.moved': 'The URL has changed. Enter its key: the stored one isn’t sent to a new URL.',
  'settings.drm.key.kept': 'Stored',
  'settings.drm.key.none': 'None',
  'settings.drm.notes': 'Notes',
  'settings.drm.check': 'Check',
  'settings.drm.answers': '{name} responds (status {status})',
  'settings.drm.silent': '{name} doesn’t respond',
  'settings.drm.remove.title': 'Remove DRM server {name}?',
  'settings.drm.remove.text': 'Its key is deleted. Files it protects aren’t affected.',
} as const;
