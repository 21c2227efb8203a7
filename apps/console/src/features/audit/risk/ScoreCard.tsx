import type { Score as ScoreOfService } from '@casbah/contract/audit';
import type { RiskAttribute } from '@casbah/contract/risk';
import type { riskProfilesWords, riskScoreWords } from '@casbah/messages/risk';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../../request/session.ts';
import { useWords } from '../../../words/useWords.ts';
import { Score } from '../Score.tsx';
import { AnswerDialog } from './AnswerDialog.tsx';
import { riskQuery } from './queries.ts';

/** Breakdown of a service's risk score; each row has an override button. */
export function ScoreCard({ id, score, visible }: { id: string; score: ScoreOfService; visible: number }) {
  const say = useWords<typeof riskProfilesWords | typeof riskScoreWords>();
  const mayChange = useMay('audit.modify');
  const { data } = useQuery(riskQuery(id));
  const [answered, setAnswered] = useState<RiskAttribute>();
  return (
    <Card>
      <Score
        score={score}
        visible={visible}
        actionOf={(part) => {
          const attribute = data?.attributes.find((one) => one.attribute === part);
          if (!mayChange || (data !== undefined && attribute === undefined)) return undefined;
          const question = say(`score.attribute.${part}`);
          return (
            <Button
              variant="link"
              aria-label={say('brr.give.of', { question })}
              // Reserves space until the answers are loaded: a late button would rewrap the text beside it.
              isDisabled={attribute === undefined}
              onPress={() => setAnswered(attribute)}
            >
              {say('brr.give')}
            </Button>
          );
        }}
      />
      {answered === undefined ? null : (
        <AnswerDialog service={id} attribute={answered} onClose={() => setAnswered(undefined)} />
      )}
    </Card>
  );
}
