import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import type { RiskMetadata } from '@casbah/contract/risk';
import { type BrrProfile, ruleOf } from '@casbah/domain/brr-profile';
import type { MailLanguage } from '@casbah/domain/mail';
import { WEIGHTS } from '@casbah/domain/risk';
import { ANSWER_VALUES } from '@casbah/domain/risk-answer';
import { QUESTION_KEYS, RISK_CATEGORIES, riskCategories, riskQuestion } from '@casbah/domain/risk-question';
import { riskProfilesWords, riskScoreWords, riskWords } from '@casbah/messages/risk';

const compress = promisify(deflate);

/** The attributes of services, in the texts of a language, with the weights of the active profile. */
export async function metadataOf(profile: BrrProfile, language: MailLanguage): Promise<RiskMetadata> {
  const [risk, score, brr] = await Promise.all([
    riskWords[language](),
    riskScoreWords[language](),
    riskProfilesWords[language](),
  ]);
  return {
    profile: { id: profile.id, name: profile.name },
    weights: { ...WEIGHTS },
    answers: Object.fromEntries(ANSWER_VALUES.map((value) => [value, brr[`brr.answer.${value}`]])),
    categories: riskCategories().map((key) => ({
      key,
      name: risk[`risk.category.${key}`],
      subs: RISK_CATEGORIES[key].map((sub) => ({
        key: sub,
        name: risk[`risk.sub.${sub}`],
        questions: QUESTION_KEYS.filter((one) => riskQuestion(one).sub === sub).map((one) => {
          const { kind, risky, details = [] } = riskQuestion(one);
          const { weight, unknown, knockout } = ruleOf(profile, one);
          return {
            key: one,
            name: score[`score.attribute.${one}`],
            kind,
            weight,
            knockout,
            risky,
            treatment: unknown,
            details: details.map((detail) => ({ key: detail, name: risk[`risk.detail.${detail}`] })),
          };
        }),
      })),
    })),
  };
}

/** The same as sent: JSON, zlib-compressed, in base64. Source: SH-C034. */
export async function packedMetadata(profile: BrrProfile, language: MailLanguage): Promise<string> {
  return (await compress(JSON.stringify(await metadataOf(profile, language)))).toString('base64');
}
