import type { PredefinedDictionary } from './predefined-dictionary.ts';

export const EXPORT_CONTROL: PredefinedDictionary = {
  id: 'export-control',
  name: 'Export control',
  description: 'Terms and marks of ITAR, EAR and dual-use rules',
  risks: [],
  termsNeeded: 2,
  terms: {
    en: `arms export control act, commerce control list, controlled technical data, deemed export, defense article, defense service, denied party, dual-use goods, dual-use item, end user certificate,
      end-use statement, export administration regulations, export classification, export control classification number, export controlled, export license, export-controlled information,
      international traffic in arms regulations, itar controlled, itar restricted, license exception, missile technology control regime, munitions list, nuclear suppliers group,
      re-export, restricted party screening, subject to the ear, technical assistance agreement, technology control plan, us persons only, wassenaar arrangement`,
    de: `ausfuhrgenehmigung, ausfuhrkontrolle, ausfuhrliste, außenwirtschaftsgesetz, außenwirtschaftsverordnung, dual-use-güter, dual-use-verordnung, embargoländer, endverbleibserklärung,
      güter mit doppeltem verwendungszweck, kriegswaffenkontrollgesetz, sanktionslistenprüfung`,
    fr: `autorisation d'exportation, biens à double usage, certificat d'utilisateur final, contrôle des exportations, licence d'exportation, matériel de guerre, pays sous embargo, réexportation`,
    es: `bienes de doble uso, certificado de usuario final, control de exportaciones, licencia de exportación, material de defensa, países bajo embargo, reexportación`,
    ja: '安全保障貿易管理、外為法、該非判定書、キャッチオール規制、最終需要者、デュアルユース、武器輸出、役務取引許可、輸出許可、輸出貿易管理令、リスト規制',
  },
  exactCase: 'ITAR, EAR99, ECCN, USML, NOFORN',
};

export const CLASSIFICATION: PredefinedDictionary = {
  id: 'government-classification',
  name: 'Government classification',
  description: 'Marks of classified documents of states and alliances',
  risks: [],
  termsNeeded: 1,
  terms: {
    en: `classified information, confidential//noforn, controlled unclassified information, cosmic top secret, eu confidential, eu restricted, eu secret, eu top secret, eyes only release,
      for official use only, law enforcement sensitive, nato confidential, nato restricted, nato secret, not releasable to foreign nationals, official-sensitive, secret//noforn, secret//rel,
      sensitive compartmented information, top secret//sci, uk eyes only, unclassified//fouo`,
    de: 'geheim amtlich geheimgehalten, nur für den dienstgebrauch, streng geheim amtlich geheimgehalten, verschlusssache, vs - nur für den dienstgebrauch, vs-geheim, vs-nfd, vs-vertraulich',
    fr: 'confidentiel défense, diffusion restreinte, restreint ue, secret défense, secret ue, spécial france, très secret défense, très secret ue',
    es: 'confidencial de defensa, difusión limitada, información clasificada, materia clasificada, reservado ue, secreto de estado',
    ja: '特定秘密、防衛秘密、機密性3情報、機密性2情報、取扱注意情報、省外秘、庁外秘',
  },
  exactCase: 'TS//SCI, FOUO, ORCON, CUI//SP',
};

export const BANKING: PredefinedDictionary = {
  id: 'customer-finances',
  name: 'Finances of customers',
  description: 'Terms of accounts, loans and credit of a financial institution’s customers',
  risks: ['glba'],
  termsNeeded: 3,
  terms: {
    en: `account balance, account holder, account number, annual income, available credit, bank statement, borrower name, co-borrower, consumer report, credit bureau, credit card statement,
      credit history, credit limit, credit report, credit score, current balance, debt-to-income ratio, direct deposit, employment verification, escrow account, fico score, home equity loan,
      investment account, loan application, loan number, loan officer, loan-to-value ratio, monthly payment, mortgage application, mortgage loan, net worth, past due amount,
      payoff amount, routing number, savings account, source of income, wire transfer instructions`,
    de: `bankauskunft, baufinanzierung, bonitätsprüfung, darlehensantrag, darlehensnehmer, dispokredit, einkommensnachweis, grundschuld, haushaltsrechnung, kontoauszug, kontoinhaber, kontostand,
      kreditantrag, kreditlimit, kreditwürdigkeit, restschuld, schufa-auskunft, selbstauskunft, sparkonto`,
    fr: `capacité d'emprunt, compte courant, compte épargne, crédit immobilier, demande de prêt, emprunteur, justificatif de revenus, plafond de crédit, prêt hypothécaire, relevé bancaire,
      relevé de compte, solde du compte, taux d'endettement, titulaire du compte`,
    es: `capacidad de pago, cuenta corriente, cuenta de ahorro, extracto bancario, historial crediticio, ingresos anuales, límite de crédito, préstamo hipotecario, saldo de la cuenta,
      solicitud de préstamo, titular de la cuenta, comprobante de ingresos`,
    ja: '口座残高、口座名義、借入残高、信用情報、住宅ローン、ローン申込、返済予定表、与信限度額、年間所得、普通預金、定期預金、取引明細、源泉徴収票、連帯保証人',
  },
};

export const SECURITY: PredefinedDictionary = {
  id: 'it-security',
  name: 'IT security',
  description: 'Terms of security reports, incidents and network plans that help attackers',
  risks: [],
  termsNeeded: 3,
  terms: {
    en: `admin password, attack surface, backdoor, brute force, command injection, credential dump, critical vulnerability, domain admin, exploit code, firewall rules, incident report,
      internal ip range, lateral movement, local privilege escalation, network diagram, password list, penetration test, pentest report, privilege escalation, proof of concept exploit, red team,
      remote code execution, reverse shell, root cause analysis, root password, security assessment, security incident, service account, sql injection, threat model, unpatched,
      vulnerability scan, zero-day`,
    de: `administratorkennwort, angriffsfläche, firewall-regeln, kritische schwachstelle, netzplan, passwortliste, penetrationstest, rechteausweitung, schwachstellenanalyse, sicherheitslücke, sicherheitsvorfall, zugangsdaten`,
    fr: `analyse de vulnérabilité, compte administrateur, élévation de privilèges, faille de sécurité, incident de sécurité, liste des mots de passe, mot de passe administrateur, plan du réseau, règles de pare-feu, test d'intrusion`,
    es: `análisis de vulnerabilidades, contraseña de administrador, diagrama de red, escalada de privilegios, incidente de seguridad, lista de contraseñas, prueba de penetración, reglas del cortafuegos, vulnerabilidad crítica`,
    ja: '管理者パスワード、権限昇格、侵入テスト、脆弱性診断、セキュリティインシデント、ゼロデイ、ネットワーク構成図、パスワード一覧、ファイアウォール設定、不正アクセス',
  },
};
