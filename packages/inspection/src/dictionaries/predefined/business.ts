import type { PredefinedDictionary } from './predefined-dictionary.ts';

export const CONFIDENTIALITY: PredefinedDictionary = {
  id: 'confidentiality-marks',
  name: 'Confidentiality marks',
  description: 'Marks by which companies say that a document is confidential',
  risks: [],
  termsNeeded: 1,
  terms: {
    en: `business confidential, commercial in confidence, company confidential, company private, confidential and proprietary, do not distribute,
      do not forward, eyes only, for internal use only, highly confidential, internal only, internal use only, not for distribution,
      not for external distribution, not for public release, privileged and confidential, proprietary and confidential, restricted distribution,
      strictly confidential, strictly private, this document is confidential, trade secret`,
    de: `nicht zur weitergabe, nicht zur weitergabe bestimmt, nur für den dienstgebrauch, nur für den internen gebrauch, nur zur internen verwendung,
      streng geheim, streng vertraulich, vertraulich behandeln, firmenvertraulich, betriebsgeheimnis, geschäftsgeheimnis`,
    fr: `à diffusion restreinte, confidentiel entreprise, diffusion interne uniquement, diffusion restreinte, document confidentiel, ne pas diffuser,
      secret des affaires, strictement confidentiel, usage interne uniquement`,
    es: `confidencial de la empresa, documento confidencial, difusión restringida, estrictamente confidencial, no distribuir, secreto comercial,
      solo para uso interno, sólo para uso interno, uso interno exclusivamente`,
    ja: '極秘、社外秘、部外秘、関係者外秘、取扱注意、機密文書、厳秘、社内限り、転送禁止、複写禁止',
  },
};

export const FINANCE: PredefinedDictionary = {
  id: 'financial-terms',
  name: 'Unpublished financial results',
  description: 'Terms of financial statements, forecasts and results before they are published',
  risks: [],
  termsNeeded: 4,
  terms: {
    en: `accounts receivable, accrued liabilities, balance sheet, budget variance, capital expenditure, cash flow forecast, cash flow statement,
      consolidated results, cost of goods sold, deferred revenue, draft financial statements, earnings before interest and taxes, earnings forecast,
      earnings per share, ebitda margin, fiscal year, free cash flow, gross margin, income statement, net income, net profit, operating expenses,
      operating margin, preliminary results, profit and loss, quarterly results, retained earnings, return on equity, revenue forecast,
      sales forecast, unaudited, working capital, year-end results`,
    de: `bilanzsumme, cashflow-rechnung, deckungsbeitrag, eigenkapitalquote, ergebnis je aktie, ergebnisprognose, ertragslage, gewinn- und verlustrechnung,
      halbjahresergebnis, investitionsplan, jahresabschluss, jahresüberschuss, konzernabschluss, liquiditätsplanung, nettogewinn, quartalsergebnis,
      umsatzprognose, ungeprüft, vorläufige zahlen, vorläufiges ergebnis`,
    fr: `bénéfice net, bilan consolidé, chiffre d'affaires prévisionnel, compte de résultat, comptes consolidés, flux de trésorerie, fonds de roulement,
      marge brute, marge opérationnelle, plan d'investissement, prévisions de résultat, résultat d'exploitation, résultat par action,
      résultats préliminaires, résultats trimestriels`,
    es: `balance de situación, beneficio neto, beneficio por acción, cuenta de pérdidas y ganancias, cuenta de resultados, estados financieros, flujo de caja,
      fondo de maniobra, margen bruto, margen operativo, previsión de ingresos, previsión de ventas, resultados preliminares, resultados trimestrales`,
    ja: '営業利益、売上予測、売上総利益、貸借対照表、決算速報、経常利益、財務諸表、四半期決算、資金繰り、損益計算書、当期純利益、未公表、業績予想、連結決算、1株当たり利益',
  },
};

export const MERGERS: PredefinedDictionary = {
  id: 'mergers-acquisitions',
  name: 'Mergers and acquisitions',
  description: 'Terms of takeovers, due diligence and deals that aren’t public',
  risks: [],
  termsNeeded: 3,
  terms: {
    en: `acquisition target, asset purchase agreement, break-up fee, change of control, closing conditions, data room, definitive agreement, due diligence,
      earn-out, enterprise value, exclusivity agreement, exclusivity period, fairness opinion, hostile takeover, indicative offer, indication of interest,
      information memorandum, leveraged buyout, letter of intent, management buyout, material adverse change, memorandum of understanding, merger agreement,
      non-binding offer, purchase price adjustment, purchase price allocation, representations and warranties, share purchase agreement,
      stock purchase agreement, takeover bid, target company, tender offer, term sheet, valuation multiple`,
    de: `absichtserklärung, anteilskaufvertrag, bieterverfahren, exklusivitätsvereinbarung, feindliche übernahme, fusionsvertrag, kaufpreisanpassung,
      kontrollwechsel, sorgfaltsprüfung, übernahmeangebot, übernahmeziel, unternehmenskaufvertrag, unternehmensverkauf, unternehmenszusammenschluss,
      verbindliches angebot, verschmelzungsvertrag, virtueller datenraum, zielgesellschaft`,
    fr: `accord d'exclusivité, ajustement de prix, cession d'actions, changement de contrôle, contrat de cession, fusion-acquisition, lettre d'intention,
      offre indicative, offre publique d'achat, prise de contrôle, protocole d'accord, salle de données, société cible, traité de fusion`,
    es: `acuerdo de exclusividad, acuerdo de fusión, adquisición de empresas, cambio de control, carta de intenciones, compraventa de acciones,
      diligencia debida, empresa objetivo, fusiones y adquisiciones, oferta no vinculante, oferta pública de adquisición, precio de compra, sala de datos`,
    ja: '意向表明書、株式譲渡契約、株式交換、基本合意書、企業買収、企業価値評価、公開買付け、合併契約、デューデリジェンス、買収価格、買収対象、独占交渉権、敵対的買収、秘密保持契約',
  },
};

export const LEGAL: PredefinedDictionary = {
  id: 'legal-terms',
  name: 'Legal matters',
  description: 'Terms of contracts, disputes and the correspondence of lawyers',
  risks: [],
  termsNeeded: 4,
  terms: {
    en: `affidavit, arbitration clause, attorney-client privilege, attorney work product, breach of contract, cease and desist, class action, confidential settlement,
      counterclaim, defendant, deposition, force majeure, governing law, hereinafter, hold harmless, in witness whereof, indemnification, injunction,
      legal opinion, limitation of liability, litigation hold, non-disclosure agreement, notwithstanding the foregoing, out-of-court settlement, plaintiff,
      power of attorney, settlement agreement, statute of limitations, subpoena, witness statement, without prejudice`,
    de: `abmahnung, anwaltsgeheimnis, außergerichtliche einigung, beklagte, einstweilige verfügung, geheimhaltungsvereinbarung, gerichtsstand, haftungsbeschränkung,
      höhere gewalt, klageschrift, kläger, prozessvollmacht, rechtsgutachten, salvatorische klausel, schadensersatzanspruch, schiedsklausel, unterlassungserklärung,
      vergleichsvereinbarung, verjährungsfrist, verschwiegenheitserklärung, vertragsstrafe, vertragsverletzung`,
    fr: `accord de confidentialité, assignation en justice, avis juridique, clause compromissoire, clause de confidentialité, défendeur, demandeur, dommages et intérêts,
      droit applicable, force majeure, limitation de responsabilité, mise en demeure, protocole transactionnel, rupture de contrat, secret professionnel,
      tribunal compétent`,
    es: `acuerdo de confidencialidad, acuerdo extrajudicial, cláusula de arbitraje, cláusula de confidencialidad, daños y perjuicios, demandado, demandante,
      dictamen jurídico, fuerza mayor, incumplimiento de contrato, jurisdicción competente, limitación de responsabilidad, medida cautelar, poder notarial,
      requerimiento judicial, secreto profesional`,
    ja: '原告、被告、訴状、準拠法、損害賠償、仲裁条項、秘密保持契約、不可抗力、弁護士秘匿特権、和解契約、契約違反、差止請求、内容証明、委任状、専属的合意管轄',
  },
};

export const INVENTIONS: PredefinedDictionary = {
  id: 'intellectual-property',
  name: 'Inventions and trade secrets',
  description: 'Terms of invention disclosures, patent drafts and secret processes',
  risks: [],
  termsNeeded: 3,
  terms: {
    en: `bill of materials, design specification, draft claims, formulation sheet, freedom to operate, invention disclosure, inventor's notebook, laboratory notebook,
      manufacturing process, patent application, patent pending, prior art, proprietary algorithm, proprietary formula, prototype drawing, provisional application,
      reverse engineering, technical drawing, test protocol, trade secret, unpublished patent`,
    de: `erfindungsmeldung, fertigungsverfahren, herstellverfahren, konstruktionszeichnung, laborbuch, patentanmeldung, patentanspruch, rezeptur, stand der technik,
      stückliste, technische zeichnung, versuchsprotokoll`,
    fr: `brevet en instance, cahier de laboratoire, demande de brevet, dessin technique, déclaration d'invention, liberté d'exploitation, nomenclature produit,
      procédé de fabrication, revendications, secret de fabrication`,
    es: `cuaderno de laboratorio, dibujo técnico, estado de la técnica, fórmula patentada, lista de materiales, proceso de fabricación, reivindicaciones,
      secreto industrial, solicitud de patente`,
    ja: '営業秘密、技術仕様書、実験ノート、製造工程、製造方法、設計図面、先行技術、特許出願、特許請求の範囲、発明届出書、部品表',
  },
};

export const CODE_WORDS: PredefinedDictionary = {
  id: 'project-code-words',
  name: 'Project code words',
  description: 'Phrases around secret projects; add the names of your own to a dictionary of your company',
  risks: [],
  termsNeeded: 2,
  terms: {
    en: `clean team, code name, code word, codename, need-to-know basis, project codename, restricted project, secret project, skunkworks, stealth mode, under embargo,
      under wraps, working title only`,
    de: 'codename, deckname, geheimprojekt, projektname vertraulich, sperrfrist, tarnname',
    fr: 'nom de code, projet confidentiel, projet secret, sous embargo',
    es: 'bajo embargo, nombre en clave, proyecto confidencial, proyecto secreto',
    ja: 'コードネーム、開発コード名、極秘プロジェクト、情報解禁日、プロジェクト名は仮称',
  },
};
