export const words = {
  'history.did.POST /controls/make_api_request post drm_config': 'Added DRM server {name}',
  'history.did.POST /controls/make_api_request patch drm_config': 'Changed DRM server {name}',
  'history.did.POST /controls/make_api_request delete drm_config': 'Removed DRM server {name}',
} as const;
