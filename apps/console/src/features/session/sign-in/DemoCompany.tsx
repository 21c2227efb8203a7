import { Button } from '@casbah/widgets/button/Button.tsx';
import { VisuallyHidden } from '@casbah/widgets/visually-hidden/VisuallyHidden.tsx';
import { useSessionWords } from '../../../words/useWords.ts';
import css from '../SessionFrame.module.css';

interface Demo {
  email: string;
  password: string;
}

/** Credentials of the demo company. */
export function DemoCompany({ demo, onFill }: { demo: Demo; onFill: (demo: Demo) => void }) {
  const say = useSessionWords();
  return (
    <section className={css.demo}>
      <h2>{say('session.demo.heading')}</h2>
      <p>{say('session.demo.text')}</p>
      <dl>
        <div>
          <dt>
            <VisuallyHidden>{say('session.signIn.email')}</VisuallyHidden>
          </dt>
          <dd>{demo.email}</dd>
        </div>
        <div>
          <dt>
            <VisuallyHidden>{say('session.signIn.password')}</VisuallyHidden>
          </dt>
          <dd>{demo.password}</dd>
        </div>
      </dl>
      <Button size="small" onPress={() => onFill(demo)}>
        {say('session.demo.fill')}
      </Button>
    </section>
  );
}
