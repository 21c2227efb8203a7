import { ArchMark } from '@casbah/widgets/icons/ArchMark.tsx';
import { brandClass } from '@casbah/widgets/page-frame/brand.ts';
import { Link } from '@tanstack/react-router';

/** The product's mark and name, leading home. */
export function Brand() {
  return (
    <Link to="/" className={brandClass}>
      <ArchMark size={24} />
      <span>Casbah</span>
    </Link>
  );
}
