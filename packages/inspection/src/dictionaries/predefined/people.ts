import type { PredefinedDictionary } from './predefined-dictionary.ts';

export const SALARIES: PredefinedDictionary = {
  id: 'hr-compensation',
  name: 'Personnel and pay',
  description: 'Terms of pay slips, appraisals, dismissals and personnel files',
  risks: [],
  termsNeeded: 3,
  terms: {
    en: `annual salary, base salary, bonus payment, compensation plan, disciplinary action, disciplinary warning, employee id, employee number, employment contract,
      final warning, garnishment, gross pay, headcount reduction, layoff list, net pay, notice of termination, overtime pay, pay grade, pay slip, payroll,
      pension contribution, performance improvement plan, performance review, personnel file, reduction in force, salary band, salary increase, severance package,
      severance pay, sick leave, stock options, termination letter, withholding tax`,
    de: `abfindung, abmahnung, arbeitsvertrag, arbeitszeugnis, aufhebungsvertrag, betriebsbedingte kündigung, bonuszahlung, bruttogehalt, entgeltabrechnung, fehlzeiten,
      gehaltsabrechnung, gehaltserhöhung, jahresgehalt, krankmeldung, kündigungsschreiben, leistungsbeurteilung, lohnabrechnung, lohnsteuer, mitarbeitergespräch,
      nettogehalt, personalabbau, personalakte, personalnummer, sozialplan, sozialversicherungsbeitrag`,
    fr: `augmentation de salaire, avertissement disciplinaire, bulletin de paie, contrat de travail, entretien annuel, fiche de paie, indemnité de licenciement,
      lettre de licenciement, matricule salarié, plan social, prime annuelle, rupture conventionnelle, salaire annuel, salaire brut, salaire net`,
    es: `aumento de sueldo, carta de despido, contrato de trabajo, despido disciplinario, evaluación del desempeño, expediente personal, expediente de regulación de empleo,
      finiquito, indemnización por despido, nómina, número de empleado, recibo de nómina, salario anual, salario bruto, salario neto, sueldo base`,
    ja: '賞与、昇給、年収、基本給、給与明細、源泉徴収、解雇通知、懲戒処分、人事評価、人事考課、社員番号、雇用契約、退職金、整理解雇、希望退職、残業手当、労働条件通知書',
  },
};

export const STUDENT_RECORDS: PredefinedDictionary = {
  id: 'student-records',
  name: 'Student records',
  description: 'Terms of transcripts, enrollment, discipline and financial aid',
  risks: ['ferpa'],
  termsNeeded: 2,
  terms: {
    en: `academic advisor, academic probation, academic record, academic standing, attendance record, class rank, course grade, credit hours, cumulative gpa, date of enrollment,
      dean's list, degree audit, disciplinary record, education record, enrollment status, enrollment verification, final grade, financial aid award, grade point average,
      grade report, graduation date, individualized education program, official transcript, parent or guardian, registrar's office, report card, special education,
      student id, student identification number, student loan, student name, student number, student record, student transcript, test score, transfer credit,
      tuition balance, unofficial transcript`,
    de: `abschlusszeugnis, erziehungsberechtigte, exmatrikulation, immatrikulationsbescheinigung, leistungsnachweis, matrikelnummer, notendurchschnitt, notenspiegel,
      prüfungsamt, schülerakte, schulzeugnis, studienbescheinigung, zeugnisnote`,
    fr: `bulletin scolaire, certificat de scolarité, dossier scolaire, inscription universitaire, moyenne générale, numéro d'étudiant, numéro étudiant, relevé de notes,
      représentant légal, résultats scolaires`,
    es: `boletín de calificaciones, calificación final, certificado de estudios, expediente académico, historial académico, matrícula universitaria, nota media,
      número de estudiante, padre o tutor, promedio de calificaciones`,
    ja: '学籍番号、学生番号、成績証明書、成績表、在学証明書、履修登録、通知表、内申書、卒業見込、単位取得、保護者氏名、奨学金、評定平均',
  },
  exactCase: 'GPA, FERPA, FAFSA',
};

export const HARASSMENT: PredefinedDictionary = {
  id: 'harassment',
  name: 'Harassment and threats',
  description:
    'Phrases of harassment, discrimination and threats among colleagues, and of complaints about them',
  risks: [],
  termsNeeded: 1,
  terms: {
    en: `age discrimination, bullying at work, creepy comments, gender discrimination, hate speech, hostile work environment, i will hurt you, i will kill you, kill yourself,
      racial discrimination, racial slur, racist joke, sexist joke, sexual advances, sexual favors, sexual harassment, stalking me, unwanted touching, unwelcome advances,
      you will regret this, you people should go back`,
    de: `altersdiskriminierung, belästigung am arbeitsplatz, bring dich um, ich bring dich um, ich mach dich fertig, mobbing am arbeitsplatz, rassistische beleidigung,
      rassistischer witz, sexistischer witz, sexuelle belästigung, unerwünschte annäherung`,
    fr: `agression sexuelle, blague raciste, blague sexiste, discrimination raciale, harcèlement moral, harcèlement sexuel, injure raciste, je vais te tuer,
      propos sexistes, tu vas le regretter`,
    es: `acoso laboral, acoso sexual, chiste machista, chiste racista, discriminación racial, insulto racista, te voy a matar, te vas a arrepentir, tocamientos no deseados`,
    ja: 'パワハラ、セクハラ、モラハラ、マタハラ、ハラスメント相談、人種差別、性的嫌がらせ、殺してやる、いじめ被害',
  },
};

export const ADULT: PredefinedDictionary = {
  id: 'adult-content',
  name: 'Adult content',
  description: 'Terms of pornography and sexual services',
  risks: [],
  termsNeeded: 2,
  terms: {
    en: `adult video, amateur porn, blowjob, cam girl, cumshot, dildo, erotic massage, escort service, explicit photos, fetish, gangbang, hardcore porn, hentai, masturbation,
      naked pictures, nude photos, onlyfans, orgy, porn, porn site, pornography, sex chat, sex tape, sex toys, sexting, softcore, strip club, threesome, webcam sex, xxx video`,
    de: `aktfotos, begleitservice, erotikmassage, erotikportal, nacktbilder, nacktfotos, pornofilm, pornografie, pornoseite, selbstbefriedigung, sexspielzeug, sexvideo, stripclub`,
    fr: `film porno, massage érotique, photos dénudées, photos érotiques, pornographie, sextape, site porno, vidéo porno, webcam érotique`,
    es: `fotos desnudas, fotos eróticas, juguetes sexuales, masaje erótico, pornografía, sitio porno, vídeo porno, video sexual`,
    ja: 'アダルト動画、アダルトビデオ、エロ動画、援助交際、裏ビデオ、ヌード写真、ポルノ、風俗店、無修正動画',
  },
};

export const GAMBLING: PredefinedDictionary = {
  id: 'gambling',
  name: 'Gambling',
  description: 'Terms of betting, casinos and lotteries',
  risks: [],
  termsNeeded: 3,
  terms: {
    en: `accumulator bet, baccarat, betting odds, betting slip, blackjack, bookmaker, casino bonus, daily fantasy sports, free spins, horse racing bets, jackpot, online casino,
      online poker, parlay bet, poker tournament, progressive jackpot, roulette wheel, scratch cards, slot machine, sports betting, sportsbook, texas hold'em, wagering requirements`,
    de: `einarmiger bandit, freispiele, lottozahlen, online-casino, pferdewetten, quotenvergleich, rubbellos, spielautomat, spielbank, sportwetten, wettanbieter, wettbüro, wettquoten, wettschein`,
    fr: `bandit manchot, bookmaker, casino en ligne, cotes sportives, jeux d'argent, machine à sous, pari mutuel, paris hippiques, paris sportifs, ticket à gratter, tours gratuits`,
    es: `apuestas deportivas, apuestas hípicas, casa de apuestas, casino en línea, casino online, cuotas de apuestas, giros gratis, máquina tragaperras, rasca y gana, ruleta en vivo`,
    ja: 'オンラインカジノ、競馬予想、競輪、競艇、スポーツベッティング、スロット、パチンコ、バカラ、ブックメーカー、ポーカー大会、馬券、宝くじ',
  },
};

export const ILLEGAL_DRUGS: PredefinedDictionary = {
  id: 'illegal-drugs',
  name: 'Illegal drugs',
  description: 'Names and slang of illegal drugs, and phrases of the trade',
  risks: [],
  termsNeeded: 2,
  terms: {
    en: `amphetamine, angel dust, black tar, cocaine, crack cocaine, crystal meth, dime bag, drug dealer, eight ball of coke, ecstasy pills, fentanyl pills, fentanyl patches for sale,
      ghb, hash oil, heroin, ketamine, lsd tabs, magic mushrooms, marijuana, mdma, mephedrone, mescaline, methamphetamine, molly pills, oxy pills, pcp, psilocybin, purple drank,
      speedball, spice k2, synthetic cannabinoids, weed for sale, xanax bars`,
    de: `amphetamine, crystal meth, drogendealer, ecstasy, gras verkaufen, haschisch, heroin, kokain, koks, kräutermischung, liquid ecstasy, marihuana, pillen verticken, speed verkaufen, zauberpilze`,
    fr: `amphétamines, barrette de shit, cannabis à vendre, champignons hallucinogènes, cocaïne, dealeur, ecstasy, héroïne, kétamine, méthamphétamine, résine de cannabis`,
    es: `anfetaminas, cocaína, cristal metanfetamina, éxtasis pastillas, heroína, hongos alucinógenos, ketamina, marihuana, metanfetamina, narcotráfico, venta de drogas`,
    ja: '覚醒剤、コカイン、大麻、ヘロイン、マリファナ、合成麻薬、危険ドラッグ、シャブ、売人、マジックマッシュルーム',
  },
};

export const WEAPONS: PredefinedDictionary = {
  id: 'weapons',
  name: 'Weapons and explosives',
  description: 'Terms of firearms, ammunition and the building of explosives',
  risks: [],
  termsNeeded: 2,
  terms: {
    en: `ammonium nitrate fuel oil, ar-15, armor-piercing rounds, assault rifle, bomb making, bump stock, c-4 explosive, detonator, explosive device, explosive vest, ghost gun, glock 17,
      grenade launcher, hand grenade, high-capacity magazine, hollow point, improvised explosive device, kalashnikov, land mine, machine gun, molotov cocktail, nail bomb, nitroglycerine,
      pipe bomb, plastic explosive, pressure cooker bomb, rocket launcher, sawed-off shotgun, semtex, silencer suppressor, sniper rifle, submachine gun, triacetone triperoxide, untraceable firearm`,
    de: `handgranate, maschinengewehr, maschinenpistole, molotowcocktail, panzerfaust, plastiksprengstoff, rohrbombe, scharfschützengewehr, schalldämpfer, sprengfalle, sprengsatz, sprengstoffgürtel, sturmgewehr, zünder`,
    fr: `bombe artisanale, ceinture explosive, cocktail molotov, engin explosif, explosif plastique, fusil d'assaut, fusil de précision, grenade à main, lance-roquettes, mitrailleuse, pistolet-mitrailleur`,
    es: `artefacto explosivo, bomba casera, chaleco explosivo, cóctel molotov, explosivo plástico, fusil de asalto, granada de mano, lanzacohetes, ametralladora, rifle de francotirador, silenciador`,
    ja: '手榴弾、自動小銃、機関銃、狙撃銃、爆弾製造、爆発物、起爆装置、火炎瓶、密造銃、プラスチック爆薬',
  },
};

export const LEAVING: PredefinedDictionary = {
  id: 'job-search',
  name: 'Leaving the company',
  description: 'Phrases of people who look for another job or resign',
  risks: [],
  termsNeeded: 2,
  terms: {
    en: `accept your offer, counter offer, cover letter, curriculum vitae attached, exit interview, job application, job interview, job offer, last day at work, letter of resignation,
      my resignation, my resume, notice period, offer letter, recruiter call, resignation letter, resume attached, salary expectations, starting date, two weeks notice`,
    de: `anschreiben, arbeitsplatzwechsel, bewerbungsgespräch, bewerbungsschreiben, gehaltsvorstellung, jobangebot, kündigungsfrist, lebenslauf im anhang, letzter arbeitstag, mein lebenslauf, meine kündigung, vorstellungsgespräch`,
    fr: `candidature spontanée, dernier jour de travail, entretien d'embauche, lettre de démission, lettre de motivation, ma démission, mon cv, offre d'emploi, préavis de départ, prétentions salariales`,
    es: `carta de presentación, carta de renuncia, entrevista de trabajo, expectativas salariales, mi currículum, mi renuncia, oferta de empleo, preaviso de baja, último día de trabajo`,
    ja: '内定承諾、退職届、退職願、転職活動、職務経歴書、志望動機、希望年収、最終出社日、面接日程、転職エージェント',
  },
};
