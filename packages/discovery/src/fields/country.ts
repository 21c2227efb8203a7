/** Country names on devices that differ from the standard's English names. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'united states of america': 'US',
  uk: 'GB',
  'great britain': 'GB',
  'russian federation': 'RU',
  'korea, republic of': 'KR',
  'korea republic of': 'KR',
  'republic of korea': 'KR',
  'iran, islamic republic of': 'IR',
  'iran (islamic republic of)': 'IR',
  'viet nam': 'VN',
  'czech republic': 'CZ',
  turkey: 'TR',
  'taiwan, province of china': 'TW',
  'taiwan, roc': 'TW',
  'hong kong': 'HK',
  macau: 'MO',
  'moldova, republic of': 'MD',
  'macedonia, the former yugoslav republic of': 'MK',
  'syrian arab republic': 'SY',
  'tanzania, united republic of': 'TZ',
  'venezuela, bolivarian republic of': 'VE',
  'bolivia, plurinational state of': 'BO',
  "lao people's democratic republic": 'LA',
  'brunei darussalam': 'BN',
  'the netherlands': 'NL',
  'palestinian territory': 'PS',
};

/** ISO 3166-1 alpha-3 and alpha-2 codes, concatenated. */
const CODES =
  'ABWAW AFGAF AGOAO AIAAI ALAAX ALBAL ANDAD AREAE ARGAR ARMAM ASMAS ATAAQ ATFTF ATGAG AUSAU AUTAT AZEAZ BDIBI BELBE BENBJ BESBQ BFABF BGDBD BGRBG BHRBH BHSBS BIHBA BLMBL BLRBY BLZBZ BMUBM BOLBO BRABR BRBBB BRNBN BTNBT BVTBV BWABW CAFCF CANCA CCKCC CHECH CHLCL CHNCN CIVCI CMRCM CODCD COGCG COKCK COLCO COMKM CPVCV CRICR CUBCU CUWCW CXRCX CYMKY CYPCY CZECZ DEUDE DJIDJ DMADM DNKDK DOMDO DZADZ ECUEC EGYEG ERIER ESHEH ESPES ESTEE ETHET FINFI FJIFJ FLKFK FRAFR FROFO FSMFM GABGA GBRGB GEOGE GGYGG GHAGH GIBGI GINGN GLPGP GMBGM GNBGW GNQGQ GRCGR GRDGD GRLGL GTMGT GUFGF GUMGU GUYGY HKGHK HMDHM HNDHN HRVHR HTIHT HUNHU IDNID IMNIM INDIN IOTIO IRLIE IRNIR IRQIQ ISLIS ISRIL ITAIT JAMJM JEYJE JORJO JPNJP KAZKZ KENKE KGZKG KHMKH KIRKI KNAKN KORKR KWTKW LAOLA LBNLB LBRLR LBYLY LCALC LIELI LKALK LSOLS LTULT LUXLU LVALV MACMO MAFMF MARMA MCOMC MDAMD MDGMG MDVMV MEXMX MHLMH MKDMK MLIML MLTMT MMRMM MNEME MNGMN MNPMP MOZMZ MRTMR MSRMS MTQMQ MUSMU MWIMW MYSMY MYTYT NAMNA NCLNC NERNE NFKNF NGANG NICNI NIUNU NLDNL NORNO NPLNP NRUNR NZLNZ OMNOM PAKPK PANPA PCNPN PERPE PHLPH PLWPW PNGPG POLPL PRIPR PRKKP PRTPT PRYPY PSEPS PYFPF QATQA REURE ROURO RUSRU RWARW SAUSA SDNSD SENSN SGPSG SGSGS SHNSH SJMSJ SLBSB SLESL SLVSV SMRSM SOMSO SPMPM SRBRS SSDSS STPST SURSR SVKSK SVNSI SWESE SWZSZ SXMSX SYCSC SYRSY TCATC TCDTD TGOTG THATH TJKTJ TKLTK TKMTM TLSTL TONTO TTOTT TUNTN TURTR TUVTV TWNTW TZATZ UGAUG UKRUA UMIUM URYUY USAUS UZBUZ VATVA VCTVC VENVE VGBVG VIRVI VNMVN VUTVU WLFWF WSMWS YEMYE ZAFZA ZMBZM ZWEZW';

let codes: Map<string, string> | undefined;

/** English country names in lower case, with their codes. */
function codesByName(): Map<string, string> {
  if (codes !== undefined) return codes;
  codes = new Map(Object.entries(OTHER_NAMES));
  for (const code of CODES.split(' ')) codes.set(code.slice(0, 3).toLowerCase(), code.slice(3));
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  for (let first = 65; first <= 90; first += 1)
    for (let second = 65; second <= 90; second += 1) {
      const code = String.fromCharCode(first, second);
      // Codes of former countries have their successors' names.
      if (Intl.getCanonicalLocales(`und-${code}`)[0] !== `und-${code}`) continue;
      const name = names.of(code);
      if (name !== undefined && !codes.has(name.toLowerCase())) codes.set(name.toLowerCase(), code);
    }
  return codes;
}

/** ISO 3166-1 alpha-2 code for a device's country value (two or three letter code, or English name). */
export function countryOf(text: string): string | undefined {
  const name = text.trim();
  if (/^[A-Za-z]{2}$/.test(name)) return name.toLowerCase() === 'uk' ? 'GB' : name.toUpperCase();
  return codesByName().get(name.toLowerCase());
}
