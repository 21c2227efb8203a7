export function RangePicker() {
  return null;
}
