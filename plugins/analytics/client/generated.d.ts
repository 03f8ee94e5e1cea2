/** The id of the property that counts, from the options of the plugin. */
declare const TRACKING_ID: string;
