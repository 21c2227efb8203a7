import { BRACED, type Language, SLASH_COMMENTS } from './language.ts';

/** Languages with the syntax of C, which most readers take for one another. */
export const C_LIKE: readonly Language[] = [
  {
    id: 'c',
    name: 'C',
    kind: 'program',
    files: /\.[ch]$/i,
    signs: [
      [/^\s*#\s*include\s*[<"][\w./+-]+[>"]/, 3],
      [/^\s*#\s*(?:define\s+\w+|ifn?def\s+\w+|if\s+defined|endif|undef\s+\w+|pragma\s+\w+)/, 2],
      [
        /^\s*(?:static\s+|extern\s+|inline\s+|const\s+)*(?:unsigned\s+|signed\s+)?(?:void|int|char|long|short|float|double|size_t|u?int(?:8|16|32|64)_t|struct\s+\w+)\s*\*{0,3}\s*\w+\s*(?:\(|\[|=|;|,)/,
        2,
      ],
      [/^\s*typedef\s+(?:struct|enum|union|unsigned|int|void)\b/, 3],
      [
        /\b\w+->\w+\b.*[;{(]|\b(?:malloc|calloc|free|memcpy|memset|strlen|strcmp|printf|fprintf|snprintf|sizeof)\s*\(/,
        2,
      ],
      [/^\s*(?:return|break|continue|goto\s+\w+)\b.*;\s*$/, 1],
    ],
    fits: BRACED,
    comments: SLASH_COMMENTS,
  },
  {
    id: 'cpp',
    name: 'C++',
    kind: 'program',
    files: /\.(?:cc|cpp|cxx|hpp|hh|hxx|ipp|inl)$/i,
    extends: 'c',
    signs: [
      [/\bstd::\w+|\b\w+::\w+(?:::\w+)*\s*[(<;]/, 3],
      [
        /^\s*(?:template\s*<|namespace\s+[\w:]+\s*\{?|using\s+namespace\s+\w+|public:|private:|protected:)/,
        3,
      ],
      [/^\s*class\s+\w+(?:\s+final)?\s*(?::\s*(?:public|private|protected)\s+[\w:]+|\{|;)/, 2],
      [
        /\b(?:nullptr|constexpr|static_cast|dynamic_cast|reinterpret_cast|noexcept|std::move|cout\s*<<|cin\s*>>)\b/,
        3,
      ],
      [
        /^\s*#\s*include\s*<(?:iostream|vector|string|memory|map|algorithm|utility|functional|unordered_map|set)>/,
        3,
      ],
    ],
    fits: BRACED,
    comments: SLASH_COMMENTS,
  },
  {
    id: 'csharp',
    name: 'C#',
    kind: 'program',
    files: /\.csx?$/i,
    signs: [
      [/^\s*using\s+(?:static\s+)?(?:System|Microsoft|[A-Z]\w*)(?:\.[A-Z]\w*)*\s*;/, 3],
      [/^\s*namespace\s+[A-Z][\w.]*\s*[;{]?\s*$/, 3],
      [/\{\s*get;\s*(?:(?:private|protected|internal|init)\s*)?(?:set;|init;)?/, 3],
      [
        /^\s*(?:public|private|protected|internal)\s+(?:static\s+|sealed\s+|abstract\s+|async\s+|override\s+|virtual\s+|readonly\s+|partial\s+)*(?:class|interface|struct|record|enum|void|string|int|bool|Task|var|object|decimal|[A-Z]\w*(?:<[\w,<> ?]+>)?\??)\s+\w+/,
        2,
      ],
      [/\b(?:Console\.Write|string\.Is|async\s+Task|foreach\s*\(\s*var\s|=>\s*\w|\bnameof\()/, 2],
      [/^\s*\[[A-Z]\w*(?:\(.*\))?\]\s*$|^\s*#(?:region|endregion|nullable)/, 2],
    ],
    fits: BRACED,
    comments: SLASH_COMMENTS,
  },
  {
    id: 'java',
    name: 'Java',
    kind: 'program',
    files: /\.java$/i,
    signs: [
      [/^\s*import\s+(?:static\s+)?(?:java|javax|jakarta|org|com|io|net|edu)(?:\.\w+)+(?:\.\*)?;/, 3],
      [/^\s*package\s+[a-z][\w.]*;/, 3],
      [
        /^\s*(?:public|private|protected)\s+(?:static\s+|final\s+|abstract\s+|synchronized\s+)*(?:class|interface|enum|record|void|int|long|boolean|double|String|List|Map|Set|[A-Z]\w*)(?:<[\w,<>? ]+>)?(?:\[\])?\s+\w+\s*(?:[({;=]|extends|implements|throws)/,
        2,
      ],
      [
        /^\s*@(?:Override|Autowired|Test|Nullable|Service|Component|Deprecated|SuppressWarnings|Inject|Entity|RestController)\b/,
        3,
      ],
      [
        /\b(?:System\.(?:out|err)\.print|throws\s+\w+Exception|new\s+(?:ArrayList|HashMap|StringBuilder)\b|instanceof\s+[A-Z])/,
        2,
      ],
      [
        /^\s*(?:final\s+)?(?:String|int|long|boolean|double|List<\w+>|Map<[\w, ]+>|[A-Z]\w+)\s+\w+\s*=\s*.*;\s*$/,
        1,
      ],
    ],
    fits: BRACED,
    comments: SLASH_COMMENTS,
  },
  {
    id: 'javascript',
    name: 'JavaScript',
    kind: 'program',
    files: /\.(?:[cm]?js|jsx)$/i,
    signs: [
      [/^\s*(?:export\s+)?(?:const|let|var)\s+(?:\w+|\{[^}]*\}?|\[[^\]]*\]?)\s*=\s*/, 2],
      [
        /\brequire\s*\(\s*['"][^'"]+['"]\s*\)|\bmodule\.exports\b|^\s*exports\.\w+\s*=|^\s*['"]use strict['"]/,
        3,
      ],
      [
        /^\s*import\s+(?:type\s+)?(?:[\w*{][^'"]*\s+from\s+)?['"][^'"]+['"];?|^\s*export\s+(?:default|\{|\*|class|function|async)/,
        3,
      ],
      [/\bfunction\s*\*?\s*\w*\s*\([^)]*\)\s*\{|(?:\([^()]*\)|\b\w+)\s*=>\s*[\w{([`'"]/, 2],
      [
        /===|!==|\bconsole\.(?:log|error|warn)\(|\bdocument\.\w+|\bwindow\.\w+|\bPromise\.\w+|\bawait\s+\w|\btypeof\s+\w|\bthis\.\w+\s*=|\bObject\.\w+\(|\.prototype\b/,
        2,
      ],
      [/^\s*(?:return|if\s*\(|for\s*\(|\}\s*else|while\s*\(|switch\s*\(|case\s+['"\w]+:)/, 1],
    ],
    fits: BRACED,
    comments: SLASH_COMMENTS,
  },
  {
    id: 'typescript',
    name: 'TypeScript',
    kind: 'program',
    files: /\.(?:[cm]?ts|tsx)$/i,
    extends: 'javascript',
    signs: [
      [
        /^\s*(?:export\s+)?(?:declare\s+)?(?:interface\s+\w+|type\s+\w+(?:<[^>]*>)?\s*=|enum\s+\w+|namespace\s+\w+|abstract\s+class)/,
        3,
      ],
      [/^\s*import\s+type\b|\bimport\(['"][^'"]+['"]\)\.\w+|\bas\s+const\b|\bsatisfies\s+\w/, 3],
      [
        /[\w)\]]\??:\s*(?:string|number|boolean|void|unknown|any|never|readonly\s|Promise<|Record<|Array<|Map<|\w+\[\])/,
        3,
      ],
      [
        /^\s*(?:private|public|protected|readonly|static)\s+(?:readonly\s+|static\s+|async\s+)*\w+\s*[(:?=<]/,
        2,
      ],
      [/\)\s*:\s*[\w<>[\]|. ]+\s*(?:\{|=>|;)\s*$/, 2],
    ],
    fits: BRACED,
    comments: SLASH_COMMENTS,
  },
  {
    id: 'go',
    name: 'Go',
    kind: 'program',
    files: /\.go$/i,
    signs: [
      [/^package\s+[a-z]\w*\s*$/, 3],
      [/^func\s+(?:\(\s*\w+\s+\*?\w+(?:\[\w+\])?\s*\)\s*)?\w+(?:\[[^\]]*\])?\(/, 3],
      [/\w\s*:=\s*\S/, 2],
      [
        /\bif\s+err\s*!=\s*nil\b|\breturn\s+(?:nil|err)\b|,\s*err\s*:?=|\bfmt\.\w+\(|\bdefer\s+\w|\bgo\s+func\(|\bchan\s+\w|\bmake\((?:map|chan|\[\])/,
        3,
      ],
      [/^\s*type\s+\w+\s+(?:struct|interface|func)\b|^import\s+(?:\(|")/, 3],
    ],
    fits: BRACED,
    comments: SLASH_COMMENTS,
  },
  {
    id: 'rust',
    name: 'Rust',
    kind: 'program',
    files: /\.rs$/i,
    signs: [
      [/^\s*(?:pub(?:\(\w+\))?\s+)?(?:async\s+|unsafe\s+|const\s+)*fn\s+\w+\s*(?:<[^>]*>)?\s*\(/, 3],
      [/^\s*let\s+(?:mut\s+)?\w+\s*(?::\s*[\w&<>:[\], ]+)?\s*=/, 2],
      [
        /^\s*(?:pub\s+)?(?:use|mod)\s+(?:crate|std|super|self|\w+)(?:::|;)|^\s*impl(?:<[^>]*>)?\s+\w|^\s*#!?\[\w+/,
        3,
      ],
      [
        /\b(?:println|vec|format|panic|assert_eq|write|matches)!\s*[([]|->\s*(?:Result|Option|Self|&|Vec|Box|impl)\b|\b(?:Some|Ok|Err)\(\w/,
        3,
      ],
      [
        /^\s*(?:pub\s+)?(?:struct|enum|trait)\s+\w+|\bmatch\s+[\w.&()]+\s*\{|&(?:mut\s+|'\w+\s+)?(?:self|str)\b|\?;\s*$/,
        2,
      ],
    ],
    fits: BRACED,
    comments: SLASH_COMMENTS,
  },
  {
    id: 'swift',
    name: 'Swift',
    kind: 'program',
    files: /\.swift$/i,
    signs: [
      [/^\s*import\s+(?:Foundation|UIKit|SwiftUI|Combine|AppKit|XCTest|CoreData)\s*$/, 3],
      [
        /^\s*(?:(?:public|private|internal|open|fileprivate|override|static|mutating|@\w+)\s+)*func\s+\w+\s*(?:<[^>]*>)?\(.*(?:->\s*[\w[\]?:, ]+)?\s*\{?\s*$/,
        2,
      ],
      [
        /^\s*(?:(?:private|public|static|weak|lazy|@\w+)\s+)*(?:let|var)\s+\w+\s*(?::\s*\[?[A-Z]\w*[\]?!]*)?\s*(?:=|\{|$)/,
        2,
      ],
      [
        /\bguard\s+(?:let|var|\w)|\bif\s+let\s+\w+\s*=|->\s*(?:some\s+View|Void|String|Int|Bool|\[)\b|\bself\.\w+|\btry[?!]\s/,
        3,
      ],
      [/^\s*(?:extension|protocol|struct|class|enum)\s+\w+\s*(?::\s*[\w, ]+)?\s*\{/, 1],
    ],
    fits: BRACED,
    comments: SLASH_COMMENTS,
  },
  {
    id: 'kotlin',
    name: 'Kotlin',
    kind: 'program',
    files: /\.kts?$/i,
    signs: [
      [
        /^\s*(?:(?:private|public|internal|override|suspend|inline|open|abstract)\s+)*fun\s+(?:<[^>]*>\s*)?[\w.]+\s*\(/,
        3,
      ],
      [
        /^\s*(?:(?:private|public|internal|override|lateinit|const)\s+)*va[lr]\s+\w+\s*(?::\s*[\w<>?, ]+)?\s*(?:=|by\b|$)/,
        2,
      ],
      [
        /^\s*(?:data|sealed|object|companion|enum|open)\s+(?:class|object|interface)\b|^\s*package\s+[\w.]+\s*$|^\s*import\s+[\w.]+(?:\.\*)?\s*$/,
        2,
      ],
      [/\bwhen\s*(?:\(|\{)|\?:\s|\?\.\w+|!!\.?|\blistOf\(|\bmapOf\(|\bprintln\(|\.let\s*\{|\bit\.\w+/, 2],
    ],
    fits: BRACED,
    comments: SLASH_COMMENTS,
  },
  {
    id: 'scala',
    name: 'Scala',
    kind: 'program',
    files: /\.(?:scala|sc)$/i,
    signs: [
      [
        /^\s*(?:(?:private|protected|override|implicit|final|inline)\s+)*def\s+\w+\s*(?:\[[^\]]*\])?\s*(?:\(.*\))?\s*(?::\s*[\w[\], ]+)?\s*=/,
        3,
      ],
      [/^\s*(?:case\s+class|(?:case\s+)?object|sealed\s+trait|trait|abstract\s+class)\s+\w+/, 3],
      [/^\s*import\s+[\w.]+\.(?:_|\{[^}]*\})\s*$|^\s*case\s+.*=>/, 2],
      [/^\s*(?:lazy\s+|implicit\s+|private\s+)*va[lr]\s+\w+\s*(?::\s*[\w[\], ]+)?\s*=/, 1],
    ],
    fits: BRACED,
    comments: SLASH_COMMENTS,
  },
  {
    id: 'dart',
    name: 'Dart',
    kind: 'program',
    files: /\.dart$/i,
    signs: [
      [/^\s*import\s+'(?:package|dart):[^']+'(?:\s+as\s+\w+)?;/, 3],
      [
        /\bWidget\s+build\(BuildContext\b|\bextends\s+State(?:less|ful)Widget\b|^\s*@override\b|\bFuture<\w+>\s+\w+\(/,
        3,
      ],
      [/^\s*(?:final|late|const)\s+(?:\w+(?:<\w+>)?\??\s+)?\w+\s*(?:=|;)/, 1],
    ],
    fits: BRACED,
    comments: SLASH_COMMENTS,
  },
  {
    id: 'php',
    name: 'PHP',
    kind: 'program',
    files: /\.(?:php\d?|phtml|inc)$/i,
    signs: [
      [/<\?php\b|<\?=/, 3],
      [
        /^\s*(?:return\s+|echo\s+|if\s*\(\s*!?|\}?\s*foreach\s*\(\s*)?\$\w+(?:->\w+|\[[^\]]*\])*\s*(?:=|\.=|as\b|\(|;|\)|->)/,
        2,
      ],
      [/^\s*(?:(?:public|private|protected|static|abstract|final)\s+)*function\s+\w*\s*\((?:[^)]*\$\w+)?/, 2],
      [
        /\$this->\w+|\bself::\$?\w+|^\s*use\s+[A-Z]\w*(?:\\\w+)+|^\s*namespace\s+[A-Z]\w*(?:\\\w+)*;|\barray\(|\bisset\(/,
        3,
      ],
    ],
    fits: BRACED,
    comments: /^\s*(?:\/\/|\/\*|\*(?:\s|\/|$)|#)/,
  },
  {
    id: 'objective-c',
    name: 'Objective-C',
    kind: 'program',
    files: /\.mm?$/i,
    extends: 'c',
    signs: [
      [/^\s*@(?:interface|implementation|property|end|protocol|synthesize|import|class)\b/, 3],
      [/^\s*[-+]\s*\([\w *<>]+\)\s*\w+|\[\[?\w+\s+\w+[\]:]|\bNS\w+\s*\*|#import\s*[<"]/, 3],
    ],
    fits: BRACED,
    comments: SLASH_COMMENTS,
  },
];
