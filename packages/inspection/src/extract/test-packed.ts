/** The text that is packed in the archives below. */
export const ORDERS = Array.from(
  { length: 40 },
  (_, index) => `Order ${(index * 7919) % 1000} paid by card 4111 1111 1111 1111\n`,
).join('');

/** `ORDERS` as packed by bzip2, xz and lzma, and as `orders.txt` beside `note.txt` by 7-Zip: formats that Node can't write. */
export const PACKED = {
  bzip2: base64(
    'QlpoOTFBWSZTWRXfikMAAmjdgEAQQAB/4AAAviBQIDAA+rbBqn6k9T9NFRsoZAifqNUNlAAApUVPyk2kAw1NCrAnpgJkTMu4mIsC',
    'cgDYbznnfWvOFmczxCWk5qZhKkq4mcU25wtHjtBMZ6cb2KGxMirpjWO3XPtvjet9XRYV4kyIlx6lIZms1FxAqkVDQNTq8RZk00jE',
    'Giy7aMAWaLVsQMGzWgBsPwCeRNBP0TkTAn8J5E0JyJkT0JyJ/i7kinChICu/FIY=',
  ),
  xz: base64(
    '/Td6WFoAAATm1rRGAgAhARwAAAAQz1jM4AawAJ5dACeciIZv6FgQBUU+6egi/vj2wG1pUsf50/6JXbJe9xbJ2IrqcNXHVqU0k04x',
    'AaRCl2WkFScbOvSZ+wqyiT419yRGncLH14UwzvmhdbmKm/gDu2rvmuuLFsTPuspmjQOXnp0EHXK/gi8q0s0eySN/URuFWcpGsWON',
    'sxTQQlewi8xXLGu5cgfjCVu8lZLsahCNFKFhjpe94VsiaDVIPaoAAAAAa+vRIGNMfdQAAboBsQ0AANJ3cuixxGf7AgAAAAAEWVo=',
  ),
  lzma: base64(
    'XQAAgAD//////////wAnnIiGb+hYEAVFPunoIv749sBtaVLH+dP+iV2yXvcWydiK6nDVx1alNJNOMQGkQpdlpBUnGzr0mfsKsok+',
    'NfckRp3Cx9eFMM75oXW5ipv4A7tq75rrixbEz7rKZo0Dl56dBB1yv4IvKtLNHskjf1EbhVnKRrFjjbMU0EJXsIvMVyxruXIH4wlb',
    'vJWS7GoQjRShYY6XveFbImg1VFYFC//87kBg',
  ),
  sevenZip: base64(
    'N3q8ryccAATStkC9GwEAAAAAAAAhAAAAAAAAAMnxbgXgBr0Aq10AIIgKZoOtsK+7lqsyriGHW4ET8m/rGEF9pnlvfgFyMDmwXBVb',
    'XGrltyT8ylrXI1kdT5pjun3nswZqVOAWnUyTXq6zuY1tNicapW/CRibphD6jjSUz/AVVw1yUOPSPVEP7C+06t7xqMlIZgwbNZbZh',
    'BLYeUwUVoejB4NyGq249K/rJpkb0719Z1Ix+eIacMkDY0c9XwDMAngqpKrvDYvtXidA4pc7BxOHvt+UAAAAAgTMHrg/VMMjB1yTT',
    '/rNwGIFAHm+gpJagvzeOB580W3whNUU/+wkbr3AI5j9Q32OJFGVRPFNrI9AAoQRNDWhBCaxC4skIG7qmFo1u4+ZFE0B0HdW5b/Lh',
    'oU53YaFC+5eaMgeT0AAAFwaAswEJaAAHCwEAASMDAQEFXQAQAAAMfgoBCq/PvAAA',
  ),
  sevenZipEncrypted: base64(
    'N3q8ryccAASgdI1mNgEAAAAAAAAjAAAAAAAAANcdRIm8m8JJagvPXH/vF3tnLBDUjHU/1ROMhJLam4njSo79tjp2uTnClhEDz2L/',
    'Uk3I+dture3TkHVHVGQPYfIJdWVXgglHV7EwTaeWXg01EddJGrLNbu3COC2GyxouVZ1SGzhUQQ9eqKFjc+6IbM9zZaxzMFZSvM/D',
    '/3rB8gOHKoIHpYCccLyp03WSid2tapYo5q9/4r3c94Wk098NVoX2ioFKWAk43WIb/k/7mLGVnZb51wAAgTMHrg/VMLe9FyTRz+QE',
    'KAUvF4OTaPSTb2EdDPfoA1xYvpmkHtCWOIj3ZZfOHfSiZqVYeu23pMG8kRE8PSBUpmw+kCAySiOH1v1KuzCrutpToL1Zsbbjjjl1',
    'zkA2a4hREH9FnKwkPaaKElZu9L+bPqjfsQBHNjARm5O9TOv1XG0/awAAFwaAsAEJgIYABwsBAAEjAwEBBV0AEAAADICeCgFc6kQs',
    'AAA=',
  ),
  sevenZipHeaderEncrypted: base64(
    'N3q8ryccAATUGHsuQAEAAAAAAAA/AAAAAAAAAPoOsg+KfJIW8R+Qwq4kwRbHZ+7m32+Uoc+dFMRDFzWz8uZjS4odP3amwL6cZNlf',
    'wCKITMz+MA3KgENx2lg/kQBY+iqxKM6GR1c8WN8zfm9xGJzLgzu3RzBN3S4a/Hh+kh3xuVGJdR4spwAKxBQXsPjIz3JIAJnL5FEd',
    'P2DXmQ8cHKH22/NqHKxuQ+GzZWVYH7pqhkuG0oYFExgWMVs6kA/T8qGN0smBkyttltFtWsVCgzUlnyKsxQHhoyUfIMYULhhWIQk9',
    'FtCOjl1my9QDKu9svijvXN1MYo0TCH6vn/c0qFXVlkVlWvhZy1w9uTqFZ6/ouXvrkbiMpMuBvTx6v3RmhOLSw3jYXAqdlALkZuo4',
    'Iz2fHIv1VAUfNvQvopOoNX6IOfCuJPYGopvUffCqyEr1o/K4m7m//61NA9ccSxqiUpGr0RcGgLABCYCQAAcLAQACJAbxBwESUw+E',
    'IdDkWXKgCB4wpahPvfUdIwMBAQVdABAAAAEADICGgJ4KAYjEHuwAAA==',
  ),
  sevenZipPpmd: base64(
    'N3q8ryccAASNTwMQEgEAAAAAAAAiAAAAAAAAAPRA16EAQN75CIa0Wl7pSPfQ74tFi9LzQcWG4grw2tmDqg/wk+YdMq4malkMPZ1g',
    'nW92sE1TsYfttWRAcsNsOYzPPDIZJQx8UiWW0FmTzb4IGjaUu34HgGqepAs8qasW/tmxcuq7F+oVqDDkZ1zkPFax77ZDQzT3GANo',
    '+IhRfookFq/h1iv06TxA3x7jkSaMthaNSRXZcSEQtKKQs5P5aT0OlDO3u1aLxAAAgTMHrg/VMHOqFyTT/rN+L5gyeCe1WdClMrp0',
    'quYfqXV6ofoZFZyySOeHhbdtufQ+wcG+pRgnmr2bOmsT1hjVwqoNuxhxhTChuydwoCV1z9uIHvv1LvbERsEYiAgUyTLZhkhFVLVP',
    'sW7aAAAAFwaApAEJbgAHCwEAASMDAQEFXQAQAAAMgI4KAacBkawAAA==',
  ),
  sevenZipFiltered: base64(
    'N3q8ryccAASGp+/FdwEAAAAAAAAiAAAAAAAAAPn05tAAIIgCRMj+KS4eR5gagMHxxmDT+5buElAEzOnUARNHWPg+WGWjyDYgRUWl',
    '/Y//2a95WK5iAEIRhfWma6LwVLcrsC9EObdODnYGa7Ub/dyyeASNC8MQoI+Mx6gwC1R/YTQ10PNewr3szX9VenKDSailxxzid0B/',
    'NaqAyMQrWf/dN1KPD1m9ZPWPEMRkCVQVKZXJWgu3EUds1yZLWzPU2PUWbOe0CBeS3qC6sOUKy28A+RWYGFMPaEoeqiLdfNBebBTQ',
    'MKGO/4h8K83RQDQERnRyuiL9fCxW02zlOKpqcLEA869DlU3d8+hFVc0FCGldKcXfrxkGPmttZWw6FesbgrYAAACBMweuD9U31imx',
    'nWkk5+xn9hBg7Cei/XXFFxCni2+J0UIz6W83ZPX0O8ppQqW7mw+Mb/gej/+gQSo9RYxvhE335MfdbJVIBIEF2fFvAvpbz2nLdAuY',
    'CWz2WESlEWFod0DSFahfxQrierQCF9yNaJbmkxfRAAAXBoEAAQl3AAcLAQABIwMBAQVdABAAAAyAjgoBXAIFUgAA',
  ),
} as const;

function base64(...lines: string[]): Buffer {
  return Buffer.from(lines.join(''), 'base64');
}
