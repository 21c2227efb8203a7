import { comparePictures } from '../pictures.ts';

comparePictures('planned');
