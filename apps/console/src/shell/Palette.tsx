export function Palette(_: { open: boolean; onClose: () => void }) {
  return null;
}
