export const words = {
  'history.did.PUT /admin/datasources/{id}/syslog': 'Set whose syslog data source {name} takes',
  'history.did.POST /controls/make_api_request patch logstreamconfig':
    'Set whose syslog data source {name} takes',
  'history.did.POST /controls/make_api_request delete logstreamconfig':
    'Had data source {name} take nobody’s syslog',
  'history.field.senders': 'Syslog senders',
} as const;
