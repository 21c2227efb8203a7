import { ArchMark } from '@casbah/widgets/icons/ArchMark.tsx';
import { brandClass } from '@casbah/widgets/page-frame/brand.ts';
import { Link } from '@tanstack/react-router';

/** Logo and product name, linked to the home page. */
export function Brand() {
  return (
    <Link to="/" className={brandClass}>
      <ArchMark size={24} />
      <span>Casbah</span>
    </Link>
  );
}
