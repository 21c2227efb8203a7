<#
.SYNOPSIS
  Writes down what Casbah needs to know of this AD FS farm, and can make Casbah known to it.

.DESCRIPTION
  Run it on an AD FS server, as an AD FS administrator. Without parameters it only reads: the federation metadata, the names,
  addresses and certificates of the farm, and, where Casbah is known already, how. It writes a folder to bring to Casbah:
  drop FederationMetadata.xml on Single sign-on > Add a provider.

.PARAMETER OutputFolder
  Where to write. It is made if it is not there.

.PARAMETER CasbahMetadataUrl
  "Casbah metadata" from Casbah's page. With it, Casbah is added as a relying party that gets the e-mail address, the name and
  the groups of people. Nothing else is changed.

.EXAMPLE
  .\Export-AdfsForCasbah.ps1 -OutputFolder C:\Casbah

.EXAMPLE
  .\Export-AdfsForCasbah.ps1 -CasbahMetadataUrl https://casbah.company.example/saml2/metadata/0b7c...
#>
[CmdletBinding(SupportsShouldProcess)]
param(
  [string] $OutputFolder = (Join-Path (Get-Location) 'casbah-adfs'),
  [ValidatePattern('^https?://[^/]+/saml2/metadata/[0-9a-f-]{36}$')]
  [string] $CasbahMetadataUrl
)

$ErrorActionPreference = 'Stop'
Import-Module ADFS

$properties = Get-AdfsProperties
$metadataUrl = "https://$($properties.HostName)/FederationMetadata/2007-06/FederationMetadata.xml"
New-Item -ItemType Directory -Force -Path $OutputFolder | Out-Null

Write-Host "Reading $metadataUrl"
$metadataFile = Join-Path $OutputFolder 'FederationMetadata.xml'
Invoke-WebRequest -UseBasicParsing -Uri $metadataUrl -OutFile $metadataFile

$certificates = Get-AdfsCertificate -CertificateType Token-Signing | ForEach-Object {
  [ordered]@{
    primary    = $_.IsPrimary
    subject    = $_.Certificate.Subject
    thumbprint = $_.Certificate.Thumbprint
    validFrom  = $_.Certificate.NotBefore.ToUniversalTime().ToString('o')
    validTo    = $_.Certificate.NotAfter.ToUniversalTime().ToString('o')
  }
}

if ($CasbahMetadataUrl -and $PSCmdlet.ShouldProcess($CasbahMetadataUrl, 'Add Casbah as a relying party')) {
  $rules = @'
@RuleTemplate = "LdapClaims"
@RuleName = "What Casbah is told of people"
c:[Type == "http://schemas.microsoft.com/ws/2008/06/identity/claims/windowsaccountname", Issuer == "AD AUTHORITY"]
 => issue(store = "Active Directory",
  types = ("http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress", "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/name", "http://schemas.xmlsoap.org/claims/Group"),
  query = ";mail,displayName,tokenGroups;{0}", param = c.Value);

@RuleName = "The name that Casbah knows people by"
c:[Type == "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress"]
 => issue(Type = "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/nameidentifier", Value = c.Value,
  Properties["http://schemas.xmlsoap.org/ws/2005/05/identity/claimproperties/format"] = "urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress");
'@
  Add-AdfsRelyingPartyTrust -Name 'Casbah' -MetadataUrl $CasbahMetadataUrl -MonitoringEnabled $true -AutoUpdateEnabled $true `
    -IssuanceTransformRules $rules -AccessControlPolicyName 'Permit everyone' -SignatureAlgorithm 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256'
  Write-Host 'Casbah is known as a relying party now.'
}

$relyingParties = Get-AdfsRelyingPartyTrust | Where-Object { $_.Identifier -match '/saml2/metadata/' } | ForEach-Object {
  [ordered]@{
    name               = $_.Name
    enabled            = $_.Enabled
    identifier         = @($_.Identifier)
    endpoints          = @($_.SamlEndpoints | ForEach-Object { $_.Location.AbsoluteUri })
    signatureAlgorithm = $_.SignatureAlgorithm
    issuanceRules      = $_.IssuanceTransformRules
  }
}

[ordered]@{
  exportedOn     = (Get-Date).ToUniversalTime().ToString('o')
  entityId       = $properties.Identifier.AbsoluteUri
  metadataUrl    = $metadataUrl
  clockUtc       = (Get-Date).ToUniversalTime().ToString('o')
  certificates   = @($certificates)
  relyingParties = @($relyingParties)
} | ConvertTo-Json -Depth 6 | Set-Content -Encoding UTF8 -Path (Join-Path $OutputFolder 'adfs-settings.json')

Write-Host "Written to $OutputFolder. Bring FederationMetadata.xml to Casbah: Single sign-on > Add a provider."
