import css from './Brand.module.css';

/** The class of the product's mark and name, in the sidebar or the header: the router draws the link that leads home. */
export const brandClass = css.brand ?? '';
