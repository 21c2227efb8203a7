import css from './Brand.module.css';

/** Class for the logo and name in the sidebar or header; the router renders the home link. */
export const brandClass = css.brand ?? '';
