/** One record of each audit log, as the vendor's documentation describes it. */
export const ONE_RECORD_OF_EACH: Readonly<Record<string, object>> = {
  '1password-events': {
    uuid: '56YE2TYN2VFYRLNSHKPW5NVT5E',
    session_uuid: 'A5K6COGVRVEJXJW3XQZGS7VAMM',
    timestamp: '2026-11-20T08:14:22Z',
    category: 'success',
    type: 'credentials_ok',
    target_user: { uuid: 'IR7VJHJ36JHINBFAD7V2T5MP3E', name: 'Salma', email: 'salma@atlas.example' },
    client: { app_name: '1Password Browser', os_name: 'Windows', ip_address: '203.0.113.9' },
  },
  'aws-cloudtrail': {
    eventVersion: '1.11',
    userIdentity: {
      type: 'AssumedRole',
      principalId: 'AROAEXAMPLE:salma@atlas.example',
      arn: 'arn:aws:sts::123456789012:assumed-role/DataEngineer/salma@atlas.example',
      accountId: '123456789012',
      accessKeyId: 'ASIAEXAMPLE',
    },
    eventTime: '2026-11-20T08:14:22Z',
    eventSource: 's3.amazonaws.com',
    eventName: 'PutBucketPolicy',
    awsRegion: 'eu-west-3',
    sourceIPAddress: '203.0.113.9',
    userAgent: 'aws-cli/2.27',
    requestParameters: { bucketName: 'payroll' },
    eventID: 'bd29bdc8-5321-4b6b-a0e8-3e5f9a1f7d4e',
    eventType: 'AwsApiCall',
    recipientAccountId: '123456789012',
  },
};
