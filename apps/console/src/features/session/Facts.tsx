import css from './SessionFrame.module.css';

/** Known facts, one per line. */
export function Facts({
  label,
  facts,
}: {
  label: string;
  facts: readonly (readonly [name: string, value: string | undefined])[];
}) {
  const known = facts.filter(([, value]) => value !== undefined);
  if (known.length === 0) return null;
  return (
    <section aria-label={label}>
      <dl className={css.facts}>
        {known.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
