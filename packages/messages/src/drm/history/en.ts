export const words = {
  'history.did.drm_server.created': 'Added DRM server {name}',
  'history.did.drm_server.changed': 'Changed DRM server {name}',
  'history.did.drm_server.deleted': 'Removed DRM server {name}',
} as const;
