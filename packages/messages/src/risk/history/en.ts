export const words = {
  'history.did.POST /risks/updateauditpreferences': 'Changed how services are judged',
  'history.did.POST /risks/brrprofiles': 'Made risk profile {name}',
  'history.did.PATCH /risks/brrprofiles/{id}': 'Changed risk profile {name}',
  'history.did.DELETE /risks/brrprofiles/{id}': 'Removed risk profile {name}',
  'history.did.POST /risks/brrprofiles/{id}/clone': 'Cloned a risk profile as {name}',
  'history.did.POST /risks/brrprofiles/{id}/default': 'Put risk profile {name} in force',
  'history.did.POST /risks/services/{id}/answers/{question}':
    'Gave an answer of the company’s own about {name}',
  'history.did.DELETE /risks/services/{id}/answers/{question}':
    'Took an answer of the company’s own about {name} back',
  'history.field.rules': 'Rules',
  'history.field.knockouts': 'Knocked out',
  'history.field.thresholds': 'Thresholds',
  'history.field.answer': 'Answer',
  'history.field.question': 'Question',
} as const;
